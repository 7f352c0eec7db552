import { bare, partBegins, respelled } from './words';

/** A text, the parts of it to mark, and the synonym that it was found by. */
export type Hit = { name: string; marks: [start: number, end: number][]; synonym?: string };

/** The length of an excerpt, in characters. */
const excerptLength = 180;

/** Finds a term, whatever signs are between its letters. */
function patternOf(term: string): string {
  const characters = Array.from(term, (char) =>
    /[\p{L}\p{N}]/u.test(char)
      ? `[${char}${char.toUpperCase()}]`
      : `\\u{${char.codePointAt(0)?.toString(16)}}`,
  );
  const signs = String.raw`[^\p{L}\p{N}\s]*`;
  return String.raw`(?:(?<![\p{L}\p{N}])|${partBegins})${characters.join(signs)}`;
}

/** The ranges of a text's words, or parts of them, that begin with a term; adjoining ones join. */
export function marksOf(terms: readonly string[], text: string): Hit['marks'] {
  if (terms.length === 0) return [];
  const longestFirst = terms.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?:${longestFirst.map(patternOf).join('|')})+`, 'gu');
  // Bare letters, each in its old place.
  const plain = Array.from(text, (char) => bare(char).slice(0, char.length).padEnd(char.length));
  return Array.from(respelled(plain.join('')).matchAll(pattern), ({ 0: word, index }) => [
    index,
    index + word.length,
  ]);
}

/** The sentences that fit into an excerpt, or the beginning of a longer one. */
const piece = new RegExp(
  String.raw`\S(?:.{0,${excerptLength}}[.!?…](?= [\p{Lu}\p{N}“‘"]|$)|.{0,${excerptLength}}(?= |$))`,
  'gmu',
);

/** The piece of a text with the most of the terms, with dots where it is cut. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const has = (words: string) => terms.filter((term) => marksOf([term], words).length > 0).length;
  const [best = ''] = (text.match(piece) ?? []).toSorted((a, b) => has(b) - has(a));
  return `${text}\n`.includes(`${best}\n`) || /[.!?…]$/.test(best) ? best : `${best} …`;
}

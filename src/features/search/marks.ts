import { bare } from '../../ui/bare';
import { byLength, partBegins, respelled, unspaced } from './words';

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
  const begins = String.raw`(?<![\p{L}\p{N}])|${partBegins}|(?=${unspaced})`;
  return `(?:${begins})${characters.join(signs)}`;
}

/** The ranges of a text's words, or parts of them, that begin with a term; adjoining ones join. */
export function marksOf(terms: readonly string[], text: string): Hit['marks'] {
  if (terms.length === 0) return [];
  const pattern = new RegExp(`(?:${terms.toSorted(byLength).map(patternOf).join('|')})+`, 'gu');
  // Bare letters, each with its place in the text: two may stand for one.
  const letters = Array.from(text.matchAll(/./gsu), ({ 0: letter, index }) =>
    bare(letter.normalize('NFKC'))
      .split('')
      .map((one) => ({ one, index })),
  ).flat();
  const plain = letters.map(({ one }) => one).join('');
  const placeOf = (at: number) => letters[at]?.index ?? text.length;
  return Array.from(respelled(plain).matchAll(pattern), ({ 0: word, index }) => [
    placeOf(index),
    placeOf(index + word.length),
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

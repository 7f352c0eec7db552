import { betweenWords, type Folded, fold, positionsIn } from './fold';

/** Where a part of a name begins and ends, in characters. */
export type Range = [start: number, end: number];

/** A name as it is shown and as it is searched. */
export type Searched = { name: string; folded: Folded };

/** A word of the query. */
export type Word = {
  /** Folded: its letters and digits. */
  text: string;
  /** As typed, in small letters. */
  typed?: string;
  /** As typed, if it has a sign that belongs to the name: `b&r`, `c#`, `.net`, `i/o`. */
  signed?: string;
};

export const searched = (name: string): Searched => ({ name, folded: fold(name) });

/** The words of what was typed, without the marks around them that are no part of a name. */
export function wordsOf(query: string): Word[] {
  return query.split(betweenWords).flatMap((typed) => {
    const bare = typed.replace(/^[("'“‘«,;:!?]+|[)"'”’».,;:!?]+$/g, '').toLowerCase();
    const { text } = fold(bare);
    if (!text) return [];
    return { text, typed: bare, ...(/[&#+/@]|^\./.test(bare) && { signed: bare }) };
  });
}

/**
 * What the words of a text are found by: each as a whole, with its signs if it has any, and the parts
 * that signs and hyphens join. "SIMATIC S7-1500" is `simatic`, `s71500`, `s7` and `1500`.
 */
export function termsOf(text: string): string[] {
  return text.split(/[\s–—]+/).flatMap((typed) =>
    wordsOf(typed).flatMap(({ text: whole, signed }) => {
      const parts = typed.split(/[^\p{L}\p{N}.'’]+/u).map((part) => fold(part).text);
      return [...new Set([whole, ...(signed ? [signed] : []), ...parts])].filter(Boolean);
    }),
  );
}

/** How much was typed of a word: `c#` is two signs, though one letter. */
export const lengthOf = ({ text, signed }: Word) => (signed ?? text).length;

/** The words that a word with a sign is made of, where they can stand alone: `hmi/scada`. */
export function partsOf({ signed = '' }: Word): Word[] {
  const parts = wordsOf(signed.replace(/[&#+/@.]/g, ' '));
  return parts.length > 1 && parts.every(({ text }) => text.length > 2) ? parts : [];
}

/** Where in a name, in characters, words begin like this one, or parts of words. */
function rangesOf({ text, signed }: Word, { name, folded }: Searched): Range[] {
  if (!signed) {
    const positions = positionsIn(name);
    return folded.starts
      .filter((start) => folded.text.startsWith(text, start))
      .map((start) => [positions[start] ?? 0, (positions[start + text.length - 1] ?? 0) + 1]);
  }
  const ranges: Range[] = [];
  const small = name.toLowerCase();
  for (let at = small.indexOf(signed); at >= 0; at = small.indexOf(signed, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(small.slice(0, at))) ranges.push([at, at + signed.length]);
  }
  return ranges;
}

/** Whether a word of a name, or a part of one, begins like this. */
export function begins(word: Word, name: Searched): boolean {
  if (word.signed) return rangesOf(word, name).length > 0;
  const { text, starts } = name.folded;
  return text.includes(word.text) && starts.some((start) => text.startsWith(word.text, start));
}

/** Where words begin in a name, in their order, those that touch or overlap as one. */
export function marksOf(words: readonly Word[], name: Searched): Range[] {
  const result: Range[] = [];
  const ranges = words.flatMap((word) => rangesOf(word, name));
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

/** Where a part of a name begins and ends, in characters. */
export type Range = [start: number, end: number];

/** A word of the query. */
export type Word = {
  /** As it is searched: its letters and digits or, where a sign belongs to the name (`b&r`, `c#`), all of it. */
  term: string;
  /** As typed, in small letters. */
  typed: string;
};

/** What is between words: space, and the apostrophe of a short article as French has it, `l’automate`. */
const betweenWords = /[\s–—]+|(?<=(?:^|[\s–—])\p{L}{1,2})['’](?=\p{L})/u;

/** Where a part of a word begins, as Flex in PowerFlex and 120 in G120. */
const partBegins = String.raw`(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)`;
const joins = String.raw`[^\p{L}\p{N}'’.]+`;
const betweenParts = new RegExp(`${partBegins}|${joins}`, 'u');
const betweenJoined = new RegExp(joins, 'u');

/** Each letter without its accents; a syllable of Hangul stays one. */
const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');

/** Letters and digits alone, small, without accents, and "palletizer" spelled as in New Zealand. */
export const fold = (text: string): string =>
  bare(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/iz(?=[aeio])/g, 'is');

/** The words of what was typed, without the marks around them that are no part of a name. */
export function wordsOf(query: string): Word[] {
  return query.split(betweenWords).flatMap((each) => {
    const typed = each.replace(/^[("'“‘«,;:!?]+|[)"'”’».,;:!?]+$/g, '').toLowerCase();
    const text = fold(typed);
    if (!text) return [];
    return { typed, term: /[&#+/@]|^\./.test(typed) ? typed : text };
  });
}

/** What the words of a text are found by: each as a whole, with its signs if it has any, and what signs join. */
export function termsOf(text: string): string[] {
  return text.split(betweenWords).flatMap((word) => {
    const terms = [
      fold(word),
      ...wordsOf(word).map(({ term }) => term),
      ...word.split(betweenJoined).map(fold),
    ];
    return [...new Set(terms)].filter(Boolean);
  });
}

/** What a name is found by besides: its words from where each of their parts begins on, `1500` in S7-1500. */
export function endsOf(name: string): string[] {
  return name.split(betweenWords).flatMap((word) => {
    const parts = word.split(betweenParts).map(fold);
    return parts.map((_, at) => parts.slice(at).join('')).slice(1);
  });
}

/** The parts of a word, where each can stand alone: `hmi/scada`. */
export function partsOf({ typed }: Word): Word[] {
  const parts = wordsOf(typed.split(betweenParts).join(' '));
  return parts.length > 1 && parts.every(({ term }) => term.length > 2) ? parts : [];
}

/** Finds a term where words, or parts of words, begin with it, whatever signs are between its letters. */
function patternOf(term: string): RegExp {
  const isSigned = /[^\p{L}\p{N}]/u.test(term);
  const characters = Array.from(term, (char, at) => {
    if (!/[\p{L}\p{N}]/u.test(char)) return `\\u{${char.codePointAt(0)?.toString(16)}}`;
    const isEither = char === 's' && /^i.[aeio]/.test(term.slice(at - 1));
    return isEither ? '[sSzZ]' : `[${char}${char.toUpperCase()}]`;
  });
  const start = String.raw`(?:(?<![\p{L}\p{N}])${isSigned ? '' : `|${partBegins}`})`;
  return new RegExp(start + characters.join(isSigned ? '' : String.raw`[^\p{L}\p{N}]*`), 'gu');
}

/** Where words of a text, or parts of words, begin with one of the terms; what touches or overlaps is one. */
export function marksOf(terms: readonly string[], text: string): Range[] {
  // With its letters bare, each where it was.
  const plain = Array.from(text, (char) => bare(char).slice(0, char.length).padEnd(char.length));
  const found = terms
    .flatMap((term) => Array.from(plain.join('').matchAll(patternOf(term))))
    .toSorted((a, b) => a.index - b.index);
  const marks: Range[] = [];
  for (const { 0: word, index } of found) {
    const last = marks.at(-1);
    const end = index + word.length;
    if (last && index <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([index, end]);
  }
  return marks;
}

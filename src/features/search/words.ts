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
export const partBegins = String.raw`(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)`;
const joins = String.raw`[^\p{L}\p{N}'’.]+`;
const betweenParts = new RegExp(`${partBegins}|${joins}`, 'u');
const betweenJoined = new RegExp(joins, 'u');

/** Each letter without its accents; a syllable of Hangul stays one. */
export const bare = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');

/** "palletizer", spelled as in New Zealand. */
export const respelled = (text: string) => text.replace(/(?<=i)z(?=[aeio])/gi, 's');

/** Letters and digits alone, small, without accents. */
export const fold = (text: string): string =>
  respelled(bare(text).toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');

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

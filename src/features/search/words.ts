/** A word of the query. */
export type Word = {
  /** As it is searched: letters, digits, and the signs that belong to a name (`b&r`, `c#`). */
  term: string;
  /** As typed, in small letters. */
  typed: string;
};

/** Between words are spaces, a slash (`hmi/scada`), or a short article's apostrophe (`l’eau`). */
const betweenWords =
  /[\s–—]+|(?<=\p{L}{3})\/(?=\p{L}{3})|(?<=(?:^|[\s–—])\p{L}{1,2})['’](?=\p{L})/u;

/** The beginning of a part of a word, as Flex in PowerFlex and 120 in G120. */
export const partBegins = String.raw`(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)`;
const joins = String.raw`[^\p{L}\p{N}'’.]+`;
const betweenParts = new RegExp(`${partBegins}|${joins}`, 'u');

/** Each letter without its accents; a syllable of Hangul stays one. */
export const bare = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');

/** "palletizer", spelled as in New Zealand. */
export const respelled = (text: string) => text.replace(/(?<=i)z(?=[aeio])/gi, 's');

/** Only the letters and digits of a text, small and without accents. */
export const fold = (text: string): string =>
  respelled(bare(text).toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a query, without the marks around them that are no part of a name. */
export function wordsOf(query: string): Word[] {
  return query.split(betweenWords).flatMap((word) => {
    const typed = word.replace(/^[("'“‘«,;:!?]+|[)"'”’».,;:!?]+$/g, '').toLowerCase();
    const text = fold(typed);
    if (!text) return [];
    return { typed, term: /[&#+/@]|^\./.test(typed) ? typed : text };
  });
}

/** The terms that find the words of a text: with and without signs, and joined by them. */
export function termsOf(text: string): string[] {
  return text.split(betweenWords).flatMap((word) => {
    const terms = [
      fold(word),
      ...wordsOf(word).map(({ term }) => term),
      ...word.split(new RegExp(joins, 'u')).map(fold),
    ];
    return [...new Set(terms)].filter(Boolean);
  });
}

/** The terms that find pieces of a name: a word from each part on, `1500` in S7-1500. */
export function endsOf(name: string): string[] {
  return name.split(betweenWords).flatMap((word) => {
    const parts = word.split(betweenParts).map(fold);
    return parts.map((_, at) => parts.slice(at).join('')).slice(1);
  });
}

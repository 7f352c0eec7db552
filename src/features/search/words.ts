import { bare } from '../../ui/bare';

/** A word of the query. */
export type Word = {
  /** As it is searched: letters, digits, and the signs that belong to a name (`b&r`, `c#`). */
  term: string;
  /** As typed, in small letters. */
  typed: string;
};

/** Between words are spaces, a slash (`hmi/scada`), or a short article's apostrophe (`l’eau`). */
const betweenWords =
  /[\s–—、。・「」（）！？：]+|(?<=\p{L}{3})\/(?=\p{L}{3})|(?<=(?:^|[\s–—])\p{L}{1,2})['’](?=\p{L})/u;

/** The letters of scripts that have no spaces between words. */
const scripts = ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr', 'Mymr'];
export const unspaced = `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
const hasUnspaced = new RegExp(unspaced, 'u');

/** Knows the words of each script, whatever the language of the site is. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text, also of one without spaces. */
const cut = (text: string): string[] =>
  text.split(betweenWords).flatMap((run) => {
    // On other letters it takes seconds for a site, and finds what the spaces say.
    if (!hasUnspaced.test(run)) return run;
    const parts = [...segmenter.segment(run)];
    const isWord = (at: number) => parts[at]?.isWordLike;
    const spaced = parts.map(({ segment }, at) =>
      isWord(at) && isWord(at - 1) ? ` ${segment}` : segment,
    );
    return spaced.join('').split(' ');
  });

/** The beginning of a part of a word, as Flex in PowerFlex and 120 in G120. */
export const partBegins = String.raw`(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)`;
const joins = String.raw`[^\p{L}\p{M}\p{N}'’.]+`;
const betweenParts = new RegExp(`${partBegins}|${joins}`, 'u');

/** "palletizer", spelled as in New Zealand. */
export const respelled = (text: string) => text.replace(/(?<=i)z(?=[aeio])/gi, 's');

/** Only the letters and digits of a text, small and bare. */
export const fold = (text: string): string =>
  respelled(bare(text.normalize('NFKC')).toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The words of a query, without the marks around them that are no part of a name. */
export function wordsOf(query: string): Word[] {
  return cut(query).flatMap((word) => {
    const typed = word.replace(/^[("'“‘«,;:!?]+|[)"'”’».,;:!?،؛؟]+$/g, '').toLowerCase();
    const text = fold(typed);
    if (!text) return [];
    return { typed, term: /[&#+/@]|^\./.test(typed) ? typed : text };
  });
}

/** Sorts the longest first. */
export const byLength = (a: string, b: string) => b.length - a.length;

/** The terms that find the words of a text: with and without signs, and joined by them. */
export function termsOf(text: string): string[] {
  return cut(text).flatMap((word) => {
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

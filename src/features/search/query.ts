import { marksOf } from './marks';
import type { Searched, SearchIndex } from './searchIndex';
import { fold, partsOf, type Word, wordsOf } from './words';

/** A word of the query, as it may have been meant. */
export type Match = {
  word: Word;
  /** The terms to search for: the word, or those spelled closest; none if it is unknown. */
  terms: string[];
  /** It occurs nowhere, and the closest spelling is another word. */
  guessed: boolean;
};

/** The number of letters of some words, which is how much they count beside others. */
export const lettersOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { word }) => sum + word.term.length, 0);

/**
 * Whether a word may be a misspelling. The one closest to a short word is another word ("skew" is
 * not SEW), and another number or sign is another product.
 */
const mayBeMisspelled = (word: string) => /^\p{L}{5,}$/u.test(word);

/** Whether two words are the same but for their last letter: "apprentices" and "apprenticed". */
const isFormOf = (word: string, other: string) =>
  other.startsWith(word.slice(0, -1)) && word.startsWith(other.slice(0, -1));

const sorted = (word: string) => Array.from(word).sort().join('');

/** The words with the fewest letters wrong or exchanged. The first letter has to be right. */
function closestSpellings(word: string, index: SearchIndex): string[] {
  if (!mayBeMisspelled(word)) return [];
  const within = (fuzzy: number) => {
    const found = index.search(word, { fuzzy, prefix: false }).flatMap(({ terms }) => terms);
    return [...new Set(found)].filter((other) => mayBeMisspelled(other) && other[0] === word[0]);
  };
  const [near, far] = [within(1), within(2)];
  const closest = [...far.filter((other) => sorted(other) === sorted(word)), ...near];
  // A fifth of its letters, rounded by MiniSearch: two from eight letters on.
  return closest.length > 0 ? closest : within(0.2);
}

/** Each word as it may have been meant. */
function understand(words: Word[], fillers: readonly string[], index: SearchIndex): Match[] {
  return words.flatMap((word): Match[] => {
    const { term } = word;
    if (fillers.includes(term) || index.search(term).length > 0)
      return [{ word, terms: [term], guessed: false }];
    const parts = partsOf(word);
    if (parts.length > 0) return understand(parts, fillers, index);
    const terms = closestSpellings(term, index);
    return [{ word, terms, guessed: terms.some((spelling) => !isFormOf(term, spelling)) }];
  });
}

/** Whether two words are the same but for an ending shorter than a third: "price" and "prices". */
export const isSameWord = (word: string, other: string): boolean => {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return long.startsWith(short) && short.length > (2 / 3) * long.length;
};

/** The words of the query that make up a phrase, of several the one with the most letters. */
function askedBy(phrases: readonly string[], matches: readonly Match[]): Match[] {
  const asking = phrases.map((phrase) => {
    const parts = wordsOf(phrase).map(({ term }) => fold(term));
    const isPart = (part: string) => (term: string) => isSameWord(fold(term), part);
    const by = parts.flatMap((part) => matches.find(({ terms }) => terms.some(isPart(part))) ?? []);
    return by.length === parts.length ? by : [];
  });
  return asking.toSorted((a, b) => lettersOf(b) - lettersOf(a))[0] ?? [];
}

/** Reads a query: the words to search for, the question it asks, and unknown words. */
export function readQuery(query: string, searched: Searched, index: SearchIndex) {
  const { fillers, replacing } = searched.words;
  const all = understand(wordsOf(query), fillers, index);
  const telling = all.filter(({ word }) => !fillers.includes(word.term));
  const matches = telling.length > 0 ? telling : all;
  const replaced = askedBy(replacing, all);
  const found = matches.filter(({ terms }) => terms.length > 0);
  const about = found.filter((match) => !replaced.includes(match));
  // The words of a phrase mean something else one by one.
  const known = replaced.length > 1 ? about : found;
  const [best] = searched.questions
    .map((question) => ({ question, by: askedBy(question.asked, all) }))
    .filter(({ by }) => by.length > 0)
    .toSorted((a, b) => lettersOf(b.by) - lettersOf(a.by));
  const { question: heading = '', asked = [], answer: text = '', more } = best?.question ?? {};
  const says = [heading, ...asked, text].join('\n');
  const unsaid = matches.filter(
    (match) => !best?.by.includes(match) && marksOf(match.terms, says).length === 0,
  );
  // An answer that leaves half of the words out does not answer the query.
  const isAnswered = 2 * unsaid.length < all.length;
  return {
    known,
    /** Words that ask for a replacement count only if there are no others. */
    counted: about.length > 0 ? about : known,
    replaces: replaced.length > 0,
    /** The question that was asked, with its answer. */
    question: isAnswered ? best?.question : undefined,
    /** A link that says more, in place of an answer that leaves too much out. */
    hint: isAnswered || !more ? [] : [{ href: more.href, page: more.text, heading, text }],
    /** Words that occur nowhere and were replaced by the closest spelling. */
    guessed: matches.filter(({ guessed }) => guessed).map(({ word }) => word.typed),
    /** Words that occur nowhere, and no other is spelled like them. */
    unknown: matches.filter(({ terms }) => terms.length === 0).map(({ word }) => word.typed),
  };
}

import { marksOf } from './marks';
import type { Searched, SearchIndex } from './searchIndex';
import { fold, partsOf, type Word, wordsOf } from './words';

/** A word of the query, as it may have been meant. */
export type Match = {
  word: Word;
  /** What is searched for it: itself, or the closest words that there are; nothing where it is unknown. */
  terms: string[];
  /** It occurs nowhere, and the closest spelling is another word. */
  guessed: boolean;
};

export const lettersOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { word }) => sum + word.term.length, 0);

/** Of a word shorter than this, the closest one is another word: "skew" is not SEW. In letters. */
const shortestMisspelled = 5;

/** Whether a misspelled word can be told. Another number is another product, and so is another sign. */
const mayBeMisspelled = (word: string) =>
  word.length >= shortestMisspelled && /^\p{L}+$/u.test(word);

/** Whether two words are the same but for their last letter: "apprentices" and "apprenticed". */
const isFormOf = (word: string, other: string) =>
  other.startsWith(word.slice(0, -1)) && word.startsWith(other.slice(0, -1));

const sorted = (word: string) => Array.from(word).sort().join('');

/** The words with the fewest letters wrong or exchanged, if they are few enough. The first letter has to be right. */
function closestSpellings(word: string, index: SearchIndex): string[] {
  if (!mayBeMisspelled(word)) return [];
  const within = (fuzzy: number) => {
    const found = index.search(word, { fuzzy, prefix: false }).flatMap(({ terms }) => terms);
    return [...new Set(found)].filter((each) => mayBeMisspelled(each) && each[0] === word[0]);
  };
  const [near, far] = [within(1), within(2)];
  const closest = [...far.filter((each) => sorted(each) === sorted(word)), ...near];
  return closest.length > 0 ? closest : within(0.2);
}

/** What each word may have been meant as. */
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

const asks = ({ terms }: Match, asked: string) =>
  terms.some((term) => isSameWord(fold(term), asked));

/** The words that ask one of some phrases, each with all of its words: those with the most letters. */
function askedBy(phrases: readonly string[], matches: readonly Match[]): Match[] {
  const asking = phrases.map((phrase) => {
    const parts = wordsOf(phrase).map(({ term }) => fold(term));
    const by = parts.flatMap((part) => matches.find((match) => asks(match, part)) ?? []);
    return by.length === parts.length ? by : [];
  });
  return asking.toSorted((a, b) => lettersOf(b) - lettersOf(a))[0] ?? [];
}

/** Reads what was typed: what to search for, what was asked, and which of it is unknown. */
export function readQuery(query: string, searched: Searched, index: SearchIndex) {
  const { fillers, replacing } = searched.words;
  const all = understand(wordsOf(query), fillers, index);
  const telling = all.filter(({ word }) => !fillers.includes(word.term));
  const matches = telling.length > 0 ? telling : all;
  const replaced = askedBy(replacing, all);
  const found = matches.filter(({ terms }) => terms.length > 0);
  const about = found.filter((match) => !replaced.includes(match));
  // Each word of a phrase says something else by itself.
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
  // An answer without half of the words is none.
  const isAnswered = 2 * unsaid.length < all.length;
  return {
    known,
    /** What asks for a replacement counts where it is all. */
    counted: about.length > 0 ? about : known,
    replaces: replaced.length > 0,
    /** The question that was asked, with its answer. */
    question: isAnswered ? best?.question : undefined,
    /** What says more of a question whose answer is none. */
    hint: isAnswered || !more ? [] : [{ href: more.href, page: more.text, heading, text }],
    /** Words that occur nowhere and were replaced by the closest spelling. */
    guessed: matches.filter(({ guessed }) => guessed).map(({ word }) => word.typed),
    /** Words that occur nowhere, and that nothing is spelled like. */
    unknown: matches.filter(({ terms }) => terms.length === 0).map(({ word }) => word.typed),
  };
}

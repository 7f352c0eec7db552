import { marksOf } from './marks';
import {
  asWhole,
  asWords,
  formsOf,
  isSameWord,
  type Searched,
  type SearchIndex,
} from './searchIndex';
import { fold, type Word, wordsOf } from './words';

/** A word of the query, as it may have been meant. */
export type Match = {
  word: Word;
  /** The terms to search for: the word, or those spelled closest; none if it is unknown. */
  terms: string[];
  /** It occurs nowhere, and the closest spelling is another word. */
  guessed?: boolean;
  /** It is an order number; its terms are the beginnings that it may have. */
  ordered?: boolean;
};

/** The number of letters of some words, which is how much they count beside others. */
const lettersOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { word }) => sum + word.term.length, 0);

/**
 * The words with the fewest letters wrong or exchanged. The first letter has to be right. The one
 * closest to a short word is another word ("skew" is not SEW), and another number another product.
 */
function closestSpellings(word: string, index: SearchIndex): string[] {
  if (!/^\p{L}{5,}$/u.test(word)) return [];
  const within = (fuzzy: number) => {
    const found = index.search(word, { fuzzy, prefix: false }).flatMap(({ terms }) => terms);
    return [...new Set(found)].filter((term) => /^\p{L}+$/u.test(term) && term[0] === word[0]);
  };
  const sorted = (letters: string) => Array.from(letters).sort().join('');
  const exchanged = within(2).filter((term) => sorted(term) === sorted(word));
  const closest = [...exchanged, ...within(1)];
  // A fifth of its letters, rounded by MiniSearch: two from eight letters on.
  return closest.length > 0 ? closest : within(0.2);
}

/** Without an e for dots: "geraet" is "Gerät", which is found as "gerat". */
const undotted = (term: string, end?: number) => term.replace(/(?<=[aou])e/g, '').slice(0, end);

/** What is as long, in characters, and has digits is an order number, if it is nothing known. */
const shortestNumber = 7;

/** The beginnings that an order number may have; undefined if it may be something else. */
function beginningsOf(term: string, isKnown: boolean, { orderNumbers }: Searched) {
  const all = orderNumbers.flatMap(({ also }) => also.map(fold));
  const begun = all.filter((beginning) => term.startsWith(beginning));
  const [longest] = begun.toSorted((a, b) => b.length - a.length);
  if (longest) return [longest];
  const begins = all.filter((beginning) => beginning.startsWith(term));
  return isKnown || (begins.length === 0 && term.length < shortestNumber) ? undefined : begins;
}

/** Each word as it may have been meant; one may be typed in parts, as an order number often is. */
function understand(words: Word[], searched: Searched, index: SearchIndex): Match[] {
  const [first] = words;
  if (!first) return [];
  const then = (count: number) => understand(words.slice(count), searched, index);
  const isKnown = (one: string) =>
    index.search({ queries: [one, { queries: [one], ...asWhole }] }).length > 0;

  // One may begin with letters, as "TSX P57 203" does, if it begins as one of ours.
  const isNamed = !/\d/.test(first.term);
  const end = words.findIndex((word, at) => (at > 0 || !isNamed) && !/\d/.test(word.term));
  const parts = words.slice(0, end < 0 ? words.length : end);
  const number = parts.map((part) => part.typed).join(' ');
  const isOther = isNamed || parts.some((part) => isKnown(part.term));
  const begins = parts.length > Number(isNamed) && beginningsOf(fold(number), isOther, searched);
  if (begins) {
    const word = { term: fold(number), typed: number };
    return [{ word, terms: begins, ordered: true }, ...then(parts.length)];
  }

  if (isKnown(first.term) || searched.words.fillers.includes(first.term))
    return [{ word: first, terms: [first.term] }, ...then(1)];
  const terms = closestSpellings(first.term, index);
  const guessed = terms.some((one) => !isSameWord(undotted(first.term, -1), undotted(one)));
  return [{ word: first, terms, guessed }, ...then(1)];
}

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
  const all = understand(wordsOf(query), searched, index);
  const matches = all.filter(({ word }) => !fillers.includes(word.term));
  const replaced = askedBy(replacing, all);
  const unknown = matches.filter(({ terms }) => terms.length === 0);
  const rest = matches.filter(({ terms }) => terms.length > 0);
  // A number beside an unknown word is about something else.
  const isAbout = unknown.length === 0 || rest.some(({ word }) => /\p{L}/u.test(word.term));
  const found = isAbout ? rest : [];
  const about = found.filter((match) => !replaced.includes(match));
  const [best] = searched.questions
    .map((question) => ({ question, by: askedBy(question.asked, all) }))
    .filter(({ by }) => by.length > 0)
    .toSorted((a, b) => lettersOf(b.by) - lettersOf(a.by));
  // Words that ask for a replacement count only alone: those of a phrase mean something else.
  const words = about.length > 0 || replaced.length > 1 ? about : found;
  const others = words.filter((match) => !best?.by.includes(match));
  const { question = '', asked = [], answer = '' } = best?.question ?? {};
  const says = [question, ...asked, answer].join('\n');
  const unsaid = others.filter(({ terms }) => marksOf(terms, says).length === 0);
  const typedOf = (some: readonly Match[]) => some.map(({ word }) => word.typed);
  return {
    words,
    /** Those that a model has to have: beside the answer to a question, the other words. */
    ofModels: others.length > 0 ? others : words,
    replaces: replaced.length > 0,
    /** The question that was asked, with its answer. */
    question: best?.question,
    /** Whether the answer leaves out no more than half of the words. */
    says: 2 * unsaid.length <= matches.length,
    /** Words that occur nowhere and were replaced by the closest spelling. */
    guessed: typedOf(matches.filter(({ guessed }) => guessed)),
    /** Words that occur nowhere, and order numbers that none of ours begins. */
    unknown: typedOf(unknown.filter(({ ordered }) => !ordered)),
    unknownNumbers: typedOf(unknown.filter(({ ordered }) => ordered)),
  };
}

/**
 * What has all of some words, by its number. A model has a word in the form in which it stands on
 * the site, if it does: "start" is no beginning of "starters", and "shift" no piece of OpenShift.
 */
export function findAll(
  query: string,
  words: readonly Match[],
  index: SearchIndex,
  models = false,
) {
  const all = words.map(({ terms, ordered }) => {
    // With a number, what is typed looks like a name, of which people know a piece.
    const forms = models && !/\d/.test(query) ? formsOf(terms, index) : [];
    if (forms.length > 0) return { queries: forms, combineWith: 'OR' as const, ...asWords };
    return { queries: terms, combineWith: 'OR' as const, ...(ordered && asWhole) };
  });
  const either = [
    { queries: all, combineWith: 'AND' as const },
    { queries: [fold(query)], ...asWhole },
  ];
  return index.search({ queries: either }).map(({ id }): number => id);
}

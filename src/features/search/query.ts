import { marksOf } from './marks';
import { asWhole, asWords, isSameWord, type Searched, type SearchIndex } from './searchIndex';
import { byLength, fold, unspaced, type Word, wordsOf } from './words';

/** A word of the query, as it may have been meant. */
export type Match = Word & {
  /** The terms to search for: the word, or those spelled closest; none if it is unknown. */
  terms: string[];
  /** It occurs nowhere, and its terms are other words. */
  guessed?: boolean;
  /** It is an order number; its terms are the beginnings that it may have. */
  ordered?: boolean;
};

/** The number of letters of some words, which is how much they count beside others. */
const lettersOf = (words: readonly Word[]): number =>
  words.reduce((sum, { term }) => sum + term.length, 0);

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

/** Whether something has a word, or is named as it is. */
const isKnown = (term: string, index: SearchIndex) =>
  index.search({ queries: [term, { queries: [term], ...asWhole }] }).length > 0;

/** Languages that join words to longer ones, or write small ones before others without a space. */
const joining = /^(?:ar|da|de|fa|fi|he|hu|is|ja|ko|nb|nl|nn|no|sv|th|zh)\b/;

/** Words that are looked for in longer ones: shorter ones are in many by chance. */
const isPart = new RegExp(
  String.raw`^(?:\p{L}{4,}|[\p{scx=Hebrew}\p{scx=Arabic}]{3,}|${unspaced}{2,})$`,
  'u',
);

/** The terms that a word finds, as it is spelled, with or without an e for dots, or in another. */
function meantBy({ term, typed }: Word, { language }: Searched, index: SearchIndex) {
  const dotted = fold(typed.normalize('NFC').replace(/[äöü]/g, '$&e'));
  const respelled = [dotted, term.replace(/(?<=[aou])e/g, '')].filter((other) => other !== term);
  const joined = joining.test(language) ? [...index.words].filter((word) => isPart.test(word)) : [];
  const isIn = isPart.test(term) ? joined.filter((word) => word.indexOf(term) > 0) : [];
  const known = isKnown(term, index)
    ? [term, ...respelled.filter((other) => index.words.has(other))]
    : respelled.filter((other) => isKnown(other, index));
  if (known.length + isIn.length > 0) return { terms: [...known, ...isIn] };
  const [last] = joined.filter((word) => term.endsWith(word)).toSorted(byLength);
  const terms = last ? [last] : closestSpellings(term, index);
  return { terms, guessed: terms.length > 0 };
}

/** What is as long, in characters, and has digits is an order number, if it is nothing known. */
const shortestNumber = 7;

/** The beginnings that an order number may have; undefined if it may be something else. */
function beginningsOf(term: string, isKnown: boolean, { orderNumbers }: Searched) {
  const all = orderNumbers.flatMap(({ also }) => also.map(fold));
  const begun = all.filter((beginning) => term.startsWith(beginning));
  const [longest] = begun.toSorted(byLength);
  if (longest) return [longest];
  const begins = all.filter((beginning) => beginning.startsWith(term));
  return isKnown || (begins.length === 0 && term.length < shortestNumber) ? undefined : begins;
}

/** Each word as it may have been meant; one may be typed in parts, as an order number often is. */
function understand(words: Word[], searched: Searched, index: SearchIndex): Match[] {
  const [first] = words;
  if (!first) return [];
  const then = (count: number) => understand(words.slice(count), searched, index);

  // One may begin with letters, as "TSX P57 203" does, if it begins as one of ours.
  const isNamed = !/\d/.test(first.term);
  const end = words.findIndex((word, at) => at > 0 && !/\d/.test(word.term));
  const parts = words.slice(0, end < 0 ? words.length : end);
  const number = parts.map((part) => part.typed).join(' ');
  const isOther = isNamed || parts.some((part) => isKnown(part.term, index));
  const begins = parts.length > Number(isNamed) && beginningsOf(fold(number), isOther, searched);
  if (begins)
    return [
      { term: fold(number), typed: number, terms: begins, ordered: true },
      ...then(parts.length),
    ];
  const isFiller = searched.words.fillers.includes(first.term);
  const meant = isFiller ? { terms: [first.term] } : meantBy(first, searched, index);
  return [{ ...first, ...meant }, ...then(1)];
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
  const matches = all.filter(({ term }) => !fillers.includes(term));
  const replaced = askedBy(replacing, all);
  const unknown = matches.filter(({ terms }) => terms.length === 0);
  const rest = matches.filter(({ terms }) => terms.length > 0);
  // A number beside an unknown word is about something else.
  const isAbout = unknown.length === 0 || rest.some(({ term }) => /\p{L}/u.test(term));
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
  const typedOf = (some: readonly Match[]) => some.map(({ typed }) => typed);
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
  const all = words.map(({ term, terms, ordered }) => {
    // With a number, what is typed looks like a name, of which people know a piece.
    const isForm = (form: string) =>
      terms.some((word) => form.startsWith(word) && isSameWord(word, form));
    const forms = models && !/\d/.test(query) ? [...index.words].filter(isForm) : [];
    if (forms.length > 0) return { queries: forms, combineWith: 'OR' as const, ...asWords };
    const boostTerm = (one: string) => (one === term ? 1 : 0.25);
    return { queries: terms, combineWith: 'OR' as const, boostTerm, ...(ordered && asWhole) };
  });
  const either = [
    { queries: all, combineWith: 'AND' as const },
    { queries: [fold(query)], ...asWhole },
  ];
  return index.search({ queries: either }).map(({ id }): number => id);
}

import MiniSearch from 'minisearch';
import type { Successor } from '../../content/modules';
import type { Labels, Question } from '../../content/schema';
import { lettersOf, type Match, queryReader } from './query';
import { questionAsked } from './questionAsked';
import {
  entriesOf,
  exactTerm,
  indexOptions,
  type Known,
  modelsOf,
  type SearchIndex,
} from './searchIndex';
import { type FoundCategory, type FoundPlace, shownPlace, shownProducts } from './shown';
import { type Word, wordsOf } from './words';

export type Found = {
  /** The question that was asked, with its answer. */
  question?: Question;
  /** The older models that are asked about, with their successors. */
  answers: Successor[];
  models: number;
  categories: FoundCategory[];
  places: FoundPlace[];
  /** How many places more there are. */
  morePlaces: number;
  /** Nothing has all of the words; this has the most of them, by letters. */
  partly: boolean;
  /** Words that occur nowhere and were replaced by the closest spelling. */
  guessed: string[];
  /** Words that occur nowhere, and that nothing is spelled like. */
  unknown: string[];
};

/** A search with what it found. */
export type Search = {
  /** What was typed, to the letter, and what of it was searched for. */
  typed: string;
  query: string;
  /** Undefined where the query is too short to search for. */
  found: Found | undefined;
  /** What is announced. */
  status: string;
};

/** What is searched. */
type Searchable = Known & {
  successors: readonly Successor[];
  /** Words of the language that say what is asked, or nothing. */
  words: Labels['finder-words'];
};

/** So many entries are indexed before a letter that was typed is answered. */
const indexedAtOnce = 20;

/** One letter would find half the list. In characters. */
const shortestQuery = 2;

/** Of more places, and places of one page, than anybody reads, so many are shown. */
const mostPlaces = 6;
const mostOfPage = 2;

/** Of more models than these nobody means a particular one. */
const fewModels = 4;

/** A page says more of what it is about than a part of it. */
const pageBoost = 1.6;

/** Whatever others say of it, what has the name that was typed comes first. */
const exactBoost = { name: 100, also: 50, text: 20 };

/** Whether what was typed is enough to search for. */
export const isEnough = (query: string): boolean =>
  wordsOf(query).reduce((sum, { term }) => sum + term.length, 0) >= shortestQuery;

/** Something that was found, with the words that it has, and whether it has one in its own name. */
type Ranked = { id: number; has: Match[]; named: boolean };

/** Those with the most of the words, by letters. */
function bestOf(ranked: readonly Ranked[], counted: readonly Match[]) {
  const lettersIn = ({ has }: Ranked) => lettersOf(has.filter((match) => counted.includes(match)));
  const letters = Math.max(0, ...ranked.map(lettersIn));
  return { letters, best: letters > 0 ? ranked.filter((each) => lettersIn(each) === letters) : [] };
}

/** What is searched, made ready: models have the first numbers, then questions, then places. */
type Prepared = Searchable & { index: SearchIndex; firstQuestion: number; firstPlace: number };

/** Everything that has one of the words, best first. */
function rank(
  { index, places, firstPlace }: Prepared,
  matches: readonly Match[],
  exact: string,
): Ranked[] {
  const queries = [
    ...matches.map(({ terms }) => ({ queries: terms })),
    { queries: [exact], boost: exactBoost },
  ];
  const isPage = (id: number) => places[id - firstPlace]?.href.includes('#') === false;
  const boostDocument = (id: number) => (isPage(id) ? pageBoost : 1);
  return index.search({ queries }, { boostDocument }).map(({ id, queryTerms, match }) => ({
    id,
    has: matches.filter(({ terms }) => terms.some((term) => queryTerms.includes(term))),
    named: Object.values(match).some(
      (fields) => fields.includes('name') || fields.includes('also'),
    ),
  }));
}

/** The best of what was found with what of it is shown. */
function show(prepared: Prepared, ranked: readonly Ranked[], matches: readonly Match[]): Found {
  const { firstQuestion, firstPlace } = prepared;
  const known = matches.filter(({ terms }) => terms.length > 0);
  const about = known.filter(({ replacing }) => !replacing);
  const counted = about.length > 0 ? about : known;
  const isModel = ({ id }: Ranked) => id < firstQuestion;
  // A number alone is about nothing.
  const tells = ({ word }: Match) => /\p{L}/u.test(word.term);
  const isPlace = ({ id }: Ranked) => id >= firstPlace;
  const ofModels = bestOf(ranked.filter(isModel), about);
  const ofPlaces = bestOf(ranked.filter(isPlace), counted);
  const most = Math.max(ofModels.letters, ofPlaces.letters);
  const partly = most > 0 && most < lettersOf(counted);
  // Without anything that has all of the words, models have some of them, and places perhaps the others.
  const models = partly || ofModels.letters === most ? ofModels.best : [];
  const places = ofPlaces.best.filter(({ has }) =>
    partly ? has.some(tells) : ofPlaces.letters === most,
  );
  return {
    answers: answersAbout(prepared, models, known.length > about.length, partly),
    models: models.length,
    categories: shownProducts(prepared, new Set(models.map(({ id }) => id)), about),
    ...placesAmong(prepared, places, known),
    partly,
    guessed: matches.filter(({ guessed }) => guessed).map(({ word }) => word.typed),
    unknown: matches.filter(({ terms }) => terms.length === 0).map(({ word }) => word.typed),
  };
}

/** The older models that somebody asks about: those named, or those found where what replaces them is asked. */
function answersAbout(
  { products, successors }: Prepared,
  models: readonly Ranked[],
  asksToReplace: boolean,
  partly: boolean,
): Successor[] {
  if (asksToReplace && models.length === 0) return [...successors];
  if (partly || (!asksToReplace && models.length > fewModels)) return [];
  const names = products.flatMap(({ brands }) => brands.flatMap(modelsOf));
  const meant = models.filter(({ named }) => named || asksToReplace).map(({ id }) => names[id]);
  return successors.filter(({ model }) => meant.includes(model));
}

/** The best of the places that were found, few of each page. */
function placesAmong(
  { places, firstPlace }: Prepared,
  ranked: readonly Ranked[],
  matches: readonly Match[],
) {
  const perPage = new Map<string | undefined, number>();
  const shown = ranked.flatMap(({ id }) => {
    const place = places[id - firstPlace];
    const page = place?.href.split('#', 1)[0];
    const before = perPage.get(page) ?? 0;
    perPage.set(page, before + 1);
    return place && before < mostOfPage ? place : [];
  });
  const first = shown.slice(0, mostPlaces).map((place) => shownPlace(place, matches));
  return { places: first, morePlaces: ranked.length - first.length };
}

/**
 * Makes ready what searches makers, models, questions and what is written on the site. What is found has every
 * word of the query or, where nothing does, the most of them. A word that occurs nowhere is left out. Numbers
 * have to be right, and so have signs in a name (`b&r`); another word may be misspelled. Of what is too
 * little to search for, undefined is found.
 */
export async function createFinder(searchable: Searchable) {
  const { questions, places, words: labels } = searchable;
  const index: SearchIndex = new MiniSearch(indexOptions(labels.fillers));
  await index.addAllAsync(entriesOf(searchable), { chunkSize: indexedAtOnce });
  const { isFiller, wordsIn, understand } = queryReader(labels, index);
  const firstPlace = index.documentCount - places.length;
  const firstQuestion = firstPlace - questions.length;
  const prepared = { ...searchable, index, firstQuestion, firstPlace };
  return (query: string): Found | undefined => {
    if (!isEnough(query)) return undefined;
    const words = wordsIn(query);
    const telling = words.filter((word) => !isFiller(word));
    const matches = understand(telling.length > 0 ? telling : words);
    const ranked = rank(prepared, matches, exactTerm(words.map(({ term }) => term).join('')));
    const asked = questionAsked(questions, words, matches);
    if (!asked) return show(prepared, ranked, matches);
    const { question } = asked;
    const says = ranked.find(({ id }) => id === firstQuestion + asked.number)?.has ?? [];
    const isSaid = (word: Word) =>
      asked.words.includes(word) || says.some((match) => match.word === word);
    // An answer without half of the words is none. Where nothing else has all of them, a link leads to it.
    if (2 * telling.filter((word) => !isSaid(word)).length >= words.length) {
      const found = show(prepared, ranked, matches);
      if (!found.partly || !question.more) return found;
      const { href, text: page } = question.more;
      const place = { href, page, heading: question.question, text: question.answer };
      return { ...found, places: [shownPlace(place, matches), ...found.places] };
    }
    return { ...show(prepared, ranked, matches), partly: false, question };
  };
}

import type { Successor } from '../../content/modules';
import type { Labels, Question } from '../../content/schema';
import { lettersOf, type Match, queryReader, termsOfAll } from './query';
import { questionAsked } from './questionAsked';
import { entriesOf, exactTerm, type Known, type SearchIndex, synonymsByName } from './searchIndex';
import { type FoundCategory, type FoundPlace, shownPlace, shownProducts } from './shown';
import { pageOf, type SiteIndex } from './siteIndex';
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

/** Searches for what was typed; undefined where that is too little. Rejects where the network fails. */
export type Find = (query: string) => Promise<Found | undefined>;

/** What is searched. */
export type Searchable = Known & {
  successors: readonly Successor[];
  /** Words of the language that say what is asked, or nothing. */
  words: Labels['finder-words'];
  site: SiteIndex;
};

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

/** Everything that has one of the words, best first. */
function rank(
  index: SearchIndex,
  matches: readonly Match[],
  exact: string,
  pages: ReadonlySet<number>,
): Ranked[] {
  const queries = [
    ...matches.map(({ terms }) => ({ queries: terms })),
    { queries: [exact], boost: exactBoost },
  ];
  const boostDocument = (id: number) => (pages.has(id) ? pageBoost : 1);
  return index.search({ queries }, { boostDocument }).map(({ id, queryTerms, match }) => ({
    id,
    has: matches.filter(({ terms }) => terms.some((term) => queryTerms.includes(term))),
    named: Object.values(match).some(
      (fields) => fields.includes('name') || fields.includes('also'),
    ),
  }));
}

/** Those with the most of the words, by letters. */
function bestOf(ranked: readonly Ranked[], counted: readonly Match[]) {
  const lettersIn = ({ has }: Ranked) => lettersOf(has.filter((match) => counted.includes(match)));
  const letters = Math.max(0, ...ranked.map(lettersIn));
  return { letters, best: letters > 0 ? ranked.filter((each) => lettersIn(each) === letters) : [] };
}

/** What is searched, made ready: models have the first numbers, then questions, then places. */
type Prepared = Searchable & {
  names: string[];
  firstQuestion: number;
  firstPlace: number;
  synonymsOf: ReadonlyMap<string, string[]>;
};

/** The best of what was found with what of it is shown. Rejects where the network fails. */
async function show(
  prepared: Prepared,
  ranked: Ranked[],
  matches: readonly Match[],
): Promise<Found> {
  const known = matches.filter(({ terms }) => terms.length > 0);
  const about = known.filter(({ replacing }) => !replacing);
  const counted = about.length > 0 ? about : known;
  const all = lettersOf(counted);
  const isModel = ({ id }: Ranked) => id < prepared.firstQuestion;
  const isPlace = ({ id }: Ranked) => id >= prepared.firstPlace;
  const ofModels = bestOf(ranked.filter(isModel), about);
  const ofPlaces = bestOf(ranked.filter(isPlace), counted);
  const most = Math.max(ofModels.letters, ofPlaces.letters);
  // A number alone is about nothing.
  const tells = ({ word }: Match) => /\p{L}/u.test(word.term);
  const named = ofPlaces.best.filter((place) => place.named && place.has.some(tells));
  const firsts = [...ofModels.best.slice(0, 1), ...named.slice(0, 1)];
  // What has all of the words is the answer. Without it, places may be about what the models are without.
  const isWhole = counted.every((each) => firsts.some(({ has }) => has.includes(each)));
  const both = most < all && isWhole;
  const models = both || ofModels.letters === most ? ofModels.best : [];
  const alone = ofPlaces.letters === most ? ofPlaces.best : [];
  const places = both ? named : alone;
  const partly = most > 0 && most < all;
  const found = new Set(models.map(({ id }) => id));
  return {
    answers: answersAbout(prepared, models, known.length > about.length, partly),
    models: models.length,
    categories: shownProducts(prepared, found, prepared.synonymsOf, about),
    ...(await placesAmong(prepared, places, known)),
    partly,
    guessed: matches.filter(({ guessed }) => guessed).map(({ word }) => word.typed),
    unknown: matches.filter(({ terms }) => terms.length === 0).map(({ word }) => word.typed),
  };
}

/** The older models that somebody asks about: those named, or those found where what replaces them is asked. */
function answersAbout(
  { names, successors }: Prepared,
  models: readonly Ranked[],
  asksToReplace: boolean,
  partly: boolean,
): Successor[] {
  if (asksToReplace && models.length === 0) return [...successors];
  if (partly || (!asksToReplace && models.length > fewModels)) return [];
  const meant = models.filter(({ named }) => named || asksToReplace).map(({ id }) => names[id]);
  return successors.filter(({ model }) => meant.includes(model));
}

/** The best of the places that were found, few of each page. Rejects where the network fails. */
async function placesAmong(
  { site, firstPlace }: Prepared,
  ranked: readonly Ranked[],
  matches: readonly Match[],
) {
  const numbers = ranked.map(({ id }) => id - firstPlace);
  const perPage = new Map<number, number>();
  const shown = numbers.filter((place) => {
    const page = pageOf(place, site.pages);
    const before = perPage.get(page) ?? 0;
    perPage.set(page, before + 1);
    return before < mostOfPage;
  });
  const places = await site.places(shown.slice(0, mostPlaces));
  return {
    places: places.map((place) => shownPlace(place, matches)),
    morePlaces: ranked.length - places.length,
  };
}

/**
 * Makes ready what searches makers, models, questions and what is written on the site. What is found has every
 * word of the query or, where nothing does, the most of them. A word that occurs nowhere is left out. Numbers
 * have to be right, and so have signs in a name (`b&r`); another word may be misspelled.
 */
export function createFinder(searchable: Searchable): Find {
  const { questions, synonyms, site, words: labels } = searchable;
  const { isFiller, wordsIn, understand } = queryReader(labels, site);
  const names = entriesOf(searchable, []).map(({ name }) => name);
  const firstPlace = names.length;
  const firstQuestion = firstPlace - questions.length;
  const synonymsOf = synonymsByName(synonyms);
  const prepared = { ...searchable, names, firstQuestion, firstPlace, synonymsOf };
  const pages = new Set(site.pages.map((place) => place + firstPlace));
  return async (query) => {
    if (!isEnough(query)) return undefined;
    const words = wordsIn(query);
    const telling = words.filter((word) => !isFiller(word));
    const matches = await understand(telling.length > 0 ? telling : words);
    const exact = exactTerm(words.map(({ term }) => term).join(''));
    const index = await site.indexFor([...termsOfAll(matches), exact]);
    const ranked = rank(index, matches, exact, pages);
    const asked = questionAsked(questions, words, matches);
    if (!asked) return show(prepared, ranked, matches);
    const { question } = asked;
    const asks = (word: Word) => asked.words.includes(word);
    const says = ranked.find(({ id }) => id === firstQuestion + asked.number)?.has ?? [];
    const isSaid = (word: Word) => asks(word) || says.some((match) => match.word === word);
    // An answer without half of the words is none. Where nothing else has all of them, a link leads to it.
    if (2 * telling.filter((word) => !isSaid(word)).length >= words.length) {
      const found = await show(prepared, ranked, matches);
      if (!found.partly || !question.more) return found;
      const { href, text: page } = question.more;
      const place = { href, page, heading: question.question, text: question.answer };
      return { ...found, places: [shownPlace(place, matches), ...found.places] };
    }
    const others = matches.filter(({ word }) => !asks(word));
    const elsewhere = ranked.filter(({ id }) => id < firstQuestion || id >= firstPlace);
    // What nothing but the question has is answered.
    const toFind = matches.filter(
      (match) => others.includes(match) || elsewhere.some(({ has }) => has.includes(match)),
    );
    const found = await show(prepared, ranked, toFind);
    if (!found.partly) return { ...found, question };
    return { ...(await show(prepared, ranked, others)), partly: false, question };
  };
}

import type { ProductCategory } from './content';
import { excerptOf, type Hit, marksOf } from './marks';
import { isSameWord, lettersOf, type Match, readQuery } from './query';
import { createIndex, modelsOf, type Searched, synonymsOf } from './searchIndex';
import { fold, wordsOf } from './words';

/** One letter would find half the list. In characters. */
const shortestQuery = 2;

/** At most these many are shown: makers of a category, places, and places of one page. */
const mostMakers = 12;
const mostPlaces = 6;
const mostOfPage = 2;

/** Whether what was typed is enough to search for. */
export const isEnough = (query: string): boolean =>
  wordsOf(query).reduce((sum, { term }) => sum + term.length, 0) >= shortestQuery;

/** A find: the words that it has, and the number of letters of those that count. */
type Ranked = { id: number; has: Match[]; letters: number };

/** Those with the most of the words. */
function bestOf(ranked: readonly Ranked[]): Ranked[] {
  const most = Math.max(...ranked.map(({ letters }) => letters));
  return ranked.filter(({ letters }) => letters === most);
}

/** A number without a word is about nothing. */
const hasWord = ({ has }: Ranked) => has.some(({ word }) => /\p{L}/u.test(word.term));

/**
 * Whether something has a word as a word, by what MiniSearch `matched` in it: "start" is only the
 * beginning of "starters", and "shift" a piece of OpenShift. A piece with a digit counts as a word.
 */
const isWordIn = ({ word, terms }: Match, matched: Record<string, string[]>) =>
  /\d/.test(word.term) ||
  Object.entries(matched).some(
    ([found, fields]) =>
      fields.some((field) => field !== 'pieces') && terms.some((term) => isSameWord(term, found)),
  );

/**
 * The categories with the models that were found, by their numbers in the list. A maker keeps all
 * of its models: those beside the ones that were found help.
 */
function categoriesOf(products: readonly ProductCategory[], found: ReadonlySet<number>) {
  let number = 0;
  return products.flatMap(({ category, brands }) => {
    const all = brands.map((brand) => ({
      name: brand.name,
      models: brand.models ?? [],
      found: modelsOf(brand).filter(() => found.has(number++)),
    }));
    const makers = all.filter((maker) => maker.found.length > 0);
    if (makers.length === 0) return [];
    return {
      name: category,
      found: makers.flatMap((maker) => maker.found).length,
      all: all.flatMap(({ models }) => models).length,
      makers: makers.slice(0, mostMakers),
      moreMakers: Math.max(0, makers.length - mostMakers),
    };
  });
}

/** The first places, few of each page. */
function firstOf<Place extends { href: string }>(places: readonly Place[]): Place[] {
  const pageOf = ({ href }: Place) => href.replace(/#.*/, '');
  const first: Place[] = [];
  for (const place of places) {
    const ofPage = first.filter((other) => pageOf(other) === pageOf(place));
    if (first.length < mostPlaces && ofPage.length < mostOfPage) first.push(place);
  }
  return first;
}

/**
 * Makes the function that searches a site. It finds what has every word of a query or, if nothing
 * does, the most of them. Numbers have to be right, and so do signs in a name (`b&r`); other words
 * may be misspelled, and are left out if they occur nowhere. Beside an answer it shows only models
 * that have the words as words. It returns undefined if a query is too short.
 */
export async function createSearch(searched: Searched) {
  const { products, places, successors, synonyms } = searched;
  const index = await createIndex(searched);
  const models = products.flatMap(({ brands }) => brands.flatMap(modelsOf));
  const firstPlace = index.documentCount - places.length;
  const isModel = ({ id }: Ranked) => id < models.length;
  const isPlace = ({ id }: Ranked) => id >= firstPlace;

  return (query: string) => {
    if (!isEnough(query)) return undefined;
    const { known, counted, replaces, hint, ...read } = readQuery(query, searched, index);
    const queries = [
      ...known.map(({ terms }) => ({ queries: terms })),
      { queries: [fold(query)], fields: ['whole'], prefix: false },
    ];
    const ranked = index.search({ queries }).map(({ id, match: matched, queryTerms }) => {
      const all = known.filter(({ terms }) => terms.some((term) => queryTerms.includes(term)));
      const asWords = read.question && id < models.length;
      const has = asWords ? all.filter((match) => isWordIn(match, matched)) : all;
      return { id, has, letters: lettersOf(has.filter((match) => counted.includes(match))) };
    });
    const some = ranked.filter((one) => one.letters > 0 && (isModel(one) || isPlace(one)));
    const whole = some.filter(({ letters }) => letters === lettersOf(counted));
    const partly = some.length > 0 && whole.length === 0;
    // Without anything that has all of the words, models have some, and places perhaps the others.
    const foundModels = partly ? bestOf(some.filter(isModel)) : whole.filter(isModel);
    const allPlaces = partly ? bestOf(some.filter(isPlace)) : whole.filter(isPlace);
    const foundPlaces = partly || read.unknown.length > 0 ? allPlaces.filter(hasWord) : allPlaces;
    const first = firstOf(foundPlaces.flatMap(({ id }) => places[id - firstPlace] ?? []));
    const termsOf = (matches: readonly Match[]) => matches.flatMap((match) => match.terms);
    const mark = (name: string): Hit => {
      const others = known.filter((match) => marksOf(match.terms, name).length === 0);
      const synonym = synonymsOf(synonyms, name).find(
        (also) => marksOf(termsOf(others), also).length > 0,
      );
      if (synonym) return { name, marks: [[0, name.length]], synonym };
      return { name, marks: marksOf(termsOf(known), name) };
    };
    const names = foundModels.map(({ id }) => models[id] ?? '');
    const older = successors.filter(({ model }) => names.length === 0 || names.includes(model));
    const isAsked = replaces || older.length === names.length;
    return {
      ...read,
      /** The successors of older models, if they are asked for or only older models were found. */
      answers: isAsked && !(partly && names.length > 0) ? older : [],
      models: names.length,
      categories: categoriesOf(products, new Set(foundModels.map(({ id }) => id))),
      /** Places, with the words around what was found in them, and how many more there are. */
      places: (partly ? [...hint, ...first] : first).map((place) => ({
        ...place,
        excerpt: excerptOf(place.text, termsOf(known)),
      })),
      morePlaces: foundPlaces.length - first.length,
      /** Nothing has all of the words; this has the most of them, by letters. */
      partly: partly && !read.question,
      /** Marks the words in a name or a text, or all of it if a synonym was found. */
      mark,
    };
  };
}

/** The finds of a query, as they are shown. */
export type Found = NonNullable<ReturnType<Awaited<ReturnType<typeof createSearch>>>>;

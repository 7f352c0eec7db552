import type { ProductCategory } from '../../content/modules';
import { excerptOf, type Hit, marksOf } from './marks';
import { lettersOf, type Match, readQuery } from './query';
import { createIndex, modelsOf, type Searched, synonymsOf } from './searchIndex';
import { fold, wordsOf } from './words';

/** One letter would find half the list. In characters. */
const shortestQuery = 2;

/** Of more makers in a category, places, and places of one page, than anybody reads, so many are shown. */
const mostMakers = 12;
const mostPlaces = 6;
const mostOfPage = 2;

/** Of more models than these nobody means a particular one. */
const fewModels = 4;

/** Whether what was typed is enough to search for. */
export const isEnough = (query: string): boolean =>
  wordsOf(query).reduce((sum, { term }) => sum + term.length, 0) >= shortestQuery;

/** Something that was found, with the words that it has, and how many letters of those that count. */
type Ranked = { id: number; has: Match[]; letters: number };

/** Those with the most of the words. */
function bestOf(ranked: readonly Ranked[]): Ranked[] {
  const most = Math.max(...ranked.map(({ letters }) => letters));
  return ranked.filter(({ letters }) => letters === most);
}

/** A number alone is about nothing. */
const tells = ({ has }: Ranked) => has.some(({ word }) => /\p{L}/u.test(word.term));

/**
 * The categories with the models that were found, by their numbers in the list: each maker with all of its models,
 * as what stands beside what was found helps.
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
 * Makes ready what searches makers, models, questions and what is written on the site. What is found has every
 * word of the query or, where nothing does, the most of them. A word that occurs nowhere is left out. Numbers
 * have to be right, and so have signs in a name (`b&r`); another word may be misspelled. Of what is too
 * little to search for, undefined is found.
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
    const ranked = index.search({ queries }).map(({ id, queryTerms }) => {
      const has = known.filter(({ terms }) => terms.some((term) => queryTerms.includes(term)));
      return { id, has, letters: lettersOf(has.filter((match) => counted.includes(match))) };
    });
    const some = ranked.filter((each) => each.letters > 0 && (isModel(each) || isPlace(each)));
    const whole = some.filter(({ letters }) => letters === lettersOf(counted));
    const partly = some.length > 0 && whole.length === 0;
    // Without anything that has all of the words, models have some of them, and places perhaps the others.
    const foundModels = partly ? bestOf(some.filter(isModel)) : whole.filter(isModel);
    const foundPlaces = partly ? bestOf(some.filter(isPlace)).filter(tells) : whole.filter(isPlace);
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
    const isMeant = (model: string) =>
      replaces || (names.length <= fewModels && mark(model).marks.length > 0);
    return {
      ...read,
      /** What replaces older models: those named, or those found where it is asked. */
      answers: successors.filter(({ model }) =>
        names.length > 0 ? !partly && names.includes(model) && isMeant(model) : replaces,
      ),
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
      /** What to mark in a name or a text: what was found in it, or all of it where a synonym was. */
      mark,
    };
  };
}

/** What was found, and what of it is shown. */
export type Found = NonNullable<ReturnType<Awaited<ReturnType<typeof createSearch>>>>;

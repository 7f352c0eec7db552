import type { ProductCategory } from './content';
import { excerptOf, type Hit, marksOf } from './marks';
import { findAll, type Match, readQuery } from './query';
import { createIndex, modelsOf, type Searched, synonymsOf } from './searchIndex';
import { byLength, fold, wordsOf } from './words';

/** At most these many places are shown. */
const mostPlaces = 8;

/** Whether it is enough to search for: one letter that is no word would find half the list. */
export const isEnough = (query: string): boolean =>
  /\p{Ideographic}|../u.test(
    wordsOf(query)
      .map(({ term }) => term)
      .join(''),
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
      makers,
    };
  });
}

/**
 * Makes the function that searches a site. It finds what has every word of a query; if nothing does
 * and no question is asked, the shortest words are left out until something has the rest. Numbers
 * have to be right, and so do signs in a name (`b&r`); other words may be misspelled, and are left
 * out if they occur nowhere. It returns undefined if a query is too short.
 */
export async function createSearch({ words, ...given }: Searched) {
  const searched = { ...given, words: { ...words, fillers: words.fillers.map(fold) } };
  const { products, places, successors, synonyms, orderNumbers } = searched;
  const index = await createIndex(searched);
  const models = products.flatMap(({ brands }) => brands.flatMap(modelsOf));
  const firstPlace = index.documentCount - places.length;

  return (query: string) => {
    if (!isEnough(query)) return undefined;
    const { words, ofModels, replaces, says, ...read } = readQuery(query, searched, index);
    const find = (some: readonly Match[], inModels = some) => [
      ...findAll(query, inModels, index, true).filter((id) => id < models.length),
      ...findAll(query, some, index).filter((id) => id >= firstPlace),
    ];
    const namesOf = (ids: readonly number[]) => ids.flatMap((id) => models[id] ?? []);
    const whole = find(words, ofModels);
    const question = says || namesOf(whole).length > 0 ? read.question : undefined;
    const longest = words.toSorted((a, b) => byLength(a.term, b.term));
    const fewer = longest.map((_, at) => longest.slice(0, -1 - at));
    const partly =
      question || whole.length > 0
        ? undefined
        : fewer.map((some) => find(some)).find(({ length }) => length > 0);
    const found = partly ?? whole;
    const names = namesOf(found);
    const foundPlaces = found.flatMap((id) => places[id - firstPlace] ?? []);
    const termsOf = (matches: readonly Match[]) => matches.flatMap((match) => match.terms);
    const mark = (name: string): Hit => {
      const others = words.filter((match) => marksOf(match.terms, name).length === 0);
      const terms = termsOf(others);
      const synonym = synonymsOf([...synonyms, ...orderNumbers], name).find(
        (also) => terms.includes(fold(also)) || marksOf(terms, also).length > 0,
      );
      if (synonym) return { name, marks: [[0, name.length]], synonym };
      return { name, marks: marksOf(termsOf(words), name) };
    };
    const older = successors.filter(({ model }) => names.length === 0 || names.includes(model));
    const isAsked = replaces || older.length === names.length;
    return {
      ...read,
      question,
      /** The successors of older models, if they are asked for or only older models were found. */
      answers: isAsked && !partly && read.unknownNumbers.length === 0 ? older : [],
      models: names.length,
      categories: categoriesOf(products, new Set(found)),
      /** Places, with the words around what was found in them, and how many more there are. */
      places: foundPlaces.slice(0, mostPlaces).map((place) => ({
        ...place,
        excerpt: excerptOf(place.text, termsOf(words)),
      })),
      morePlaces: Math.max(0, foundPlaces.length - mostPlaces),
      /** Nothing has all of the words, and the shortest were left out. */
      partly: Boolean(partly),
      /** Marks the words in a name or a text, or all of it if a synonym was found. */
      mark,
    };
  };
}

/** The finds of a query, as they are shown. */
export type Found = NonNullable<ReturnType<Awaited<ReturnType<typeof createSearch>>>>;

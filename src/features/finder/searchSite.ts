/** Everything that is loaded when the search field is first used. */
import text from '#content/labels/finder';
import words from '#content/labels/finder-words';
import products from '#content/products';
import site from '#content/site';
import successors from '#content/successors';
import type { Successor } from '../../content/modules';
import type { PluralForms } from '../../content/schema';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { replaceUrl } from '../history/historyState';
import { createFinder, type Find, type Found, isEnough, type Searchable } from './createFinder';
import { findAnswers } from './findAnswers';
import { finderParameter } from './finderParameter';
import { loadFile } from './loadSearchFile';
import { createPlaceSearch } from './placeSearch';
import type { Search } from './search';
import type { SearchFile } from './searchFile';

export { Results } from './Results';

/** An address may be anybody's: what is longer is cut off. In characters. */
const longestQuery = 100;

const queryOf = (typed: string) => typed.trim().slice(0, longestQuery);

const finderOf = (known: Partial<Searchable>): Find =>
  createFinder({
    products: products.categories,
    synonyms: [],
    questions: [],
    words,
    places: undefined,
    ...known,
  });

let findProducts: Find | undefined;

/** Finds makers and models, where what is written could not be loaded; made ready only then. */
function findProductsAlone(query: string): ReturnType<Find> {
  findProducts ??= finderOf({});
  return findProducts(query);
}

let findOnSite: Find | undefined;

/** Makes what is written on the site ready, once for as long as it is open; nothing, where it could not be loaded. */
export async function prepare(file: SearchFile | undefined): Promise<void> {
  if (findOnSite || !file) return;
  const { questions, synonyms } = file;
  const places = await createPlaceSearch(file, words.fillers, loadFile);
  findOnSite = finderOf({ questions, synonyms, places });
}

/** Searches for what was typed. */
export async function search(typed: string): Promise<Search> {
  const query = queryOf(typed);
  let searched: Search['searched'] = findOnSite ? 'site' : 'products';
  let found: Found | undefined;
  try {
    found = await (findOnSite ?? findProductsAlone)(query);
  } catch {
    searched = 'products';
    found = await findProductsAlone(query);
  }
  const answers = found ? findAnswers(found, successors.successors) : [];
  return { typed, query, found, answers, status: statusOf(found, answers, query), searched };
}

const inWords = (forms: PluralForms, count: number) => counted(site.language, forms, count);

const foundModels = (models: number, categories: number) =>
  fill(text.found, {
    models: inWords(text.models, models),
    categories: inWords(text.categories, categories),
  });

function statusOf(found: Found | undefined, answers: Successor[], query: string): string {
  if (!found) return query ? text.tooShort : text.cleared;
  const { question, models, categories, places, morePlaces, guessed, unknown, partly } = found;
  const counts = [
    ...(question ? [text.answer] : []),
    ...(answers.length > 0 ? [inWords(text.replacements, answers.length)] : []),
    ...(models > 0 ? [foundModels(models, categories.length)] : []),
    ...(places.length > 0 ? [inWords(text.places, places.length + morePlaces)] : []),
  ];
  if (counts.length === 0) return fill(text.nothing, { query });
  const notFound = [
    ...(guessed.length > 0 ? [fill(text.guessed, { words: guessed.join(' ') })] : []),
    ...(unknown.length > 0 ? [fill(text.unknown, { words: unknown.join(' ') })] : []),
    ...(partly ? [text.partly] : []),
  ];
  return notFound.length > 0 ? `${counts.join('; ')}. ${notFound.join(' ')}` : counts.join('; ');
}

/**
 * Writes what is searched for to the address. The history keeps its entry: Back leaves the page instead
 * of going through what was typed.
 */
export function writeToAddress(typed: string): void {
  const address = new URL(window.location.href);
  const { searchParams } = address;
  const query = queryOf(typed);
  const searched = isEnough(query) ? query : '';
  if (searched === (searchParams.get(finderParameter) ?? '')) return;
  if (searched) searchParams.set(finderParameter, searched);
  else searchParams.delete(finderParameter);
  // The panel that a hash names may not be among those found.
  address.hash = '';
  replaceUrl(address);
}

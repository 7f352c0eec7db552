/** Everything that is loaded when the search field is first used. */
import text from '#content/labels/finder';
import words from '#content/labels/finder-words';
import site from '#content/site';
import successors from '#content/successors';
import synonyms from '#content/synonyms';
import technologies from '#content/technologies';
import type { Successor } from '../../content/modules';
import type { PluralForms } from '../../content/schema';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { replaceUrl } from '../history/historyState';
import { createFinder, type Find, type Found } from './createFinder';
import { findAnswers } from './findAnswers';
import { finderParameter } from './finderParameter';
import type { Place } from './loadPlaces';
import type { Search } from './search';

export { Results } from './Results';

/** An address may be anybody's: what is longer is cut off. In characters. */
const longestQuery = 100;

let find: Find | undefined;
let withPlaces = false;

/**
 * Makes the makers, models and places of the site ready, once for as long as it is open; without
 * the places, where they could not be loaded.
 */
export function prepare(places: Place[] | undefined): void {
  if (find && (withPlaces || !places)) return;
  find = createFinder(technologies.technologies, synonyms.synonyms, words, places);
  withPlaces = Boolean(places);
}

/** Searches for what was typed. */
export function search(typed: string): Search {
  const query = typed.trim().slice(0, longestQuery);
  const found = find?.(query);
  const answers = found ? findAnswers(found, successors.successors) : [];
  const status = statusOf(found, answers, query);
  return { query, found, answers, status, searched: withPlaces ? 'site' : 'products' };
}

const inWords = (forms: PluralForms, count: number) => counted(site.language, forms, count);

const foundModels = (models: number, categories: number) =>
  fill(text.found, {
    models: inWords(text.models, models),
    categories: inWords(text.categories, categories),
  });

function statusOf(found: Found | undefined, answers: Successor[], query: string): string {
  if (!found) return query ? text.tooShort : text.cleared;
  const { models, categories, places, morePlaces, guessed, partly } = found;
  const counts = [
    ...(answers.length > 0 ? [inWords(text.replacements, answers.length)] : []),
    ...(models > 0 ? [foundModels(models, categories.length)] : []),
    ...(places.length > 0 ? [inWords(text.places, places.length + morePlaces)] : []),
  ];
  if (counts.length === 0) return fill(text.nothing, { query });
  const count = counts.join('; ');
  if (partly) return `${count}. ${text.partly}`;
  return guessed.length > 0
    ? `${count}. ${fill(text.guessed, { words: guessed.join(' ') })}`
    : count;
}

/**
 * Writes a search to the address. The history keeps its entry: Back leaves the page instead of going
 * through what was typed.
 */
export function writeToAddress({ query, found }: Search): void {
  const address = new URL(window.location.href);
  const { searchParams } = address;
  const searched = found ? query : '';
  if (searched === (searchParams.get(finderParameter) ?? '')) return;
  if (searched) searchParams.set(finderParameter, searched);
  else searchParams.delete(finderParameter);
  // The panel that a hash names may not be among those found.
  address.hash = '';
  replaceUrl(address);
}

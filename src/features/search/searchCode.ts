/** The code that is loaded when the search field is first used. */
import text from '#content/labels/search';
import words from '#content/labels/search-words';
import products from '#content/products';
import site from '#content/site';
import successors from '#content/successors';
import type { PluralForms } from '../../content/schema';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { replaceUrl } from '../history/historyEntry';
import { createSearch, type Found, isEnough } from './createSearch';
import { searchParameter } from './searchAddress';
import type { SearchFile } from './searchIndex';

export { Results } from './Results';

/** Words in an address may be of any length, and are cut off here. In characters. */
const longestQuery = 100;

const queryOf = (typed: string) => typed.trim().slice(0, longestQuery);

/** The search of this site, with the content of its search file. */
export async function searchIn(file: SearchFile) {
  const find = await createSearch({
    ...file,
    products: products.categories,
    successors: successors.successors,
    words,
    language: site.language,
  });
  return (typed: string) => {
    const query = queryOf(typed);
    const found = find(query);
    return { query, found, status: statusOf(found, query) };
  };
}

function statusOf(found: Found | undefined, query: string): string {
  if (!found) return query ? text.tooShort : text.cleared;
  const { question, answers, models, categories, places, morePlaces, guessed, unknown } = found;
  const count = (forms: PluralForms, number: number) => counted(site.language, forms, number);
  const counts = [
    question && text.answer,
    answers.length > 0 && count(text.replacements, answers.length),
    models > 0 &&
      fill(text.found, {
        models: count(text.models, models),
        categories: count(text.categories, categories.length),
      }),
    places.length > 0 && count(text.places, places.length + morePlaces),
  ].filter(Boolean);
  const numbers = found.unknownNumbers.join(', ');
  if (counts.length === 0) return fill(numbers ? text.unknownNumber : text.nothing, { query });
  const others = [
    guessed.length > 0 && fill(text.guessed, { words: guessed.join(' ') }),
    unknown.length > 0 && fill(text.unknown, { words: unknown.join(' ') }),
    numbers && fill(text.unknownNumber, { query: numbers }),
    found.partly && text.partly,
    (guessed.length > 0 || found.partly) && text.closest,
  ].filter(Boolean);
  return others.length > 0 ? `${counts.join('; ')}. ${others.join(' ')}` : counts.join('; ');
}

/**
 * Writes the words to the address. The history gets no entry: Back leaves the page instead of going
 * through everything that was typed.
 */
export function writeToAddress(typed: string): void {
  const address = new URL(window.location.href);
  const query = isEnough(queryOf(typed)) ? queryOf(typed) : '';
  if (query === (address.searchParams.get(searchParameter) ?? '')) return;
  if (query) address.searchParams.set(searchParameter, query);
  else address.searchParams.delete(searchParameter);
  // The panel that a hash names may not be among those found.
  address.hash = '';
  replaceUrl(address);
}

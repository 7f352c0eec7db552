/** Everything that is loaded when the search field is first used. */
import { finderText as text } from '../../content/finder';
import { synonyms } from '../../content/synonyms';
import { technologies } from '../../content/technologies';
import { replaceUrl } from '../navigation/historyState';
import { createFinder, type Found } from './createFinder';
import { finderParameter } from './finderParameter';

export { FoundPanels } from './FoundPanels';

/** An address may be anybody's: what is longer is cut off. In characters. */
const longestQuery = 100;

/** The site's technologies are made ready once, for as long as the site is open. */
const find = createFinder(technologies, synonyms);

export type Search = {
  query: string;
  /** Undefined where the query is too short to search for. */
  found: Found | undefined;
  /** What is announced. */
  status: string;
};

/** Searches for what was typed. */
export function search(typed: string): Search {
  const query = typed.trim().slice(0, longestQuery);
  const found = find(query);
  return { query, found, status: statusOf(found, query) };
}

function statusOf(found: Found | undefined, query: string): string {
  if (!found) return query ? text.tooShort : text.cleared;
  const { models, categories, guessed, partly } = found;
  if (models === 0) return text.nothing(query);
  const count = text.found(models, categories.length);
  if (partly) return `${count}. ${text.partly}`;
  return guessed.length > 0 ? `${count}. ${text.guessed(guessed.join(' '))}` : count;
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

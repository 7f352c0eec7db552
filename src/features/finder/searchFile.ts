import type { Known } from './searchIndex';

/** The file that the build writes with everything that is written on the site. */
export const searchFile = 'search.json';

/** What `searchFile` holds: the questions that are answered, other words for things, and every place of a site. */
export type SearchFile = Omit<Known, 'products'>;

/** Rejects where the network fails. */
export async function loadSearchFile(): Promise<SearchFile> {
  const response = await fetch(`/${searchFile}`);
  if (!response.ok) throw new Error(`${searchFile}: ${response.status}`);
  return response.json();
}

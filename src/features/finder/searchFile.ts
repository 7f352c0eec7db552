import type { Known, Place, StoredIndex } from './searchIndex';

/** The file that the build writes with everything that is written on the site, or with where that is. */
export const searchFile = 'search.json';

/**
 * What `searchFile` holds: the questions that are answered, other words for things, and every place of a site
 * or, where that would be too much to load at once, in which files they are.
 */
export type SearchFile = Pick<Known, 'questions' | 'synonyms'> &
  ({ places: Place[] } | SearchParts);

/**
 * A large site: `FOLDER/terms-N.json` holds the terms of the index with the Nth beginning, `places-N.json`
 * the places of the Nth page, and `spellings.json` every term.
 */
export type SearchParts = {
  /** Below the site's root; named after what is in it. */
  folder: string;
  beginnings: string[];
  /** The number of the first place of each page. */
  pages: number[];
  /** The index without its terms. */
  index: Pick<StoredIndex, 'documentCount' | 'nextId' | 'fieldIds' | 'averageFieldLength'>;
};

/** Loads a file of the site that holds JSON. Rejects where the network fails. */
export type LoadFile = <File>(file: string) => Promise<File>;

export const loadFile: LoadFile = async (file) => {
  const response = await fetch(`/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
};

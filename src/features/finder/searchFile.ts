import { remembered } from '../loading/remembered';
import type { Known, Place, StoredIndex } from './searchIndex';

/** The file that the build writes with everything that is written on the site, or with where that is. */
export const searchFile = 'search.json';

/**
 * What `searchFile` holds: the questions that are answered, other words for things, and every place of a site
 * or, where that would be too much to load at once, in which files they are.
 */
export type SearchFile = Pick<Known, 'questions' | 'synonyms'> & ({ places: Place[] } | SearchParts);

/** The lists of a large site, of which a search loads runs: `FOLDER/NAME-N.json`. */
export type Lists = { terms: StoredIndex['index']; places: Place[]; spellings: string[] };

/** Where the lists of a large site are. */
export type SearchParts = {
  /** Below the site's root; named after what is in it. */
  folder: string;
  /** The first term of each run of terms. */
  terms: string[];
  /** The number of the first place of each run of places, and of each page. */
  runs: number[];
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

const loadOnce = remembered((file: string) => loadFile<SearchFile>(file));

/** What `searchFile` holds, loaded once; undefined where it cannot be loaded. */
export const loadSearchFile = (): Promise<SearchFile | undefined> =>
  loadOnce(searchFile).catch(() => undefined);

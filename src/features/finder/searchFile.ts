import type { Question, Synonyms } from '../../content/schema';
import type { Place } from './place';
import type { StoredIndex } from './placeIndex';

/** The file that the build writes with everything that is written on the site, or with where that is. */
export const searchFile = 'search.json';

/**
 * What `searchFile` holds: the questions that are answered, other words for makers and models, and every place of a
 * site or, where that would be too much to load at once, in which files they are.
 */
export type SearchFile = { questions: Question[]; synonyms: Synonyms[] } & (
  | { places: Place[] }
  | SearchParts
);

/**
 * A site that is searched in parts. `FOLDER/terms-N.json` holds a run of the index in the order of its
 * terms, `FOLDER/places-N.json` a run of the places, and `FOLDER/spellings.json` every word that may be
 * misspelled.
 */
export type SearchParts = {
  /** Below the site's root; named after what is in it. */
  folder: string;
  /** The first term of each run of the index. */
  terms: string[];
  /** The first place, by its number, of each run of places. */
  places: number[];
  /** The first place of each page. */
  pages: number[];
  /** The index without its terms. */
  index: Pick<
    StoredIndex,
    'documentCount' | 'nextId' | 'fieldIds' | 'averageFieldLength' | 'dirtCount'
  > & { serializationVersion: number };
};

/** A run of the index. */
export type Terms = StoredIndex['index'];

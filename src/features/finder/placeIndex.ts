import type MiniSearch from 'minisearch';
import type { AsPlainObject, Options, Query, SearchResult } from 'minisearch';
import type { Place } from './place';
import { termsOf, type Word } from './words';

/** A place as it is indexed, by its position among all places. */
export type IndexedPlace = Pick<Place, 'heading' | 'text'> & { id: number; also: string };

export const indexed = ({ heading, text, also = [] }: Place, id: number): IndexedPlace => ({
  id,
  heading,
  text,
  also: also.join(' '),
});

/**
 * How places are indexed and searched, at build time and in the browser. `fillers` are words that
 * are left out: a search for them finds everything.
 */
export const indexOptions = (fillers: readonly string[]): Options<IndexedPlace> => {
  const left = new Set(fillers);
  return {
    fields: ['heading', 'also', 'text'],
    tokenize: termsOf,
    processTerm: (term) => !left.has(term) && term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      prefix: mayGoOn,
      boost: { heading: 4, also: 3 },
    },
  };
};

/** Whether what was typed may be the beginning of a word: a sign or a small number is the whole. */
const mayGoOn = (term: string) => !/[^\p{L}\p{N}]|^\d{1,2}$/u.test(term);

/** The index as MiniSearch writes and reads it. */
export type StoredIndex = AsPlainObject;

/** Places that were found, best first, with how many letters of the words they have. */
export type Ranked = { ids: number[]; letters: number };

/** What is searched for a word: each of its spellings. */
const queryOf = (spellings: readonly Word[]): Query => ({
  combineWith: 'OR',
  queries: spellings.map(({ text, signed }) => signed ?? text),
});

/** A word of the query, and how it may have been meant. */
export type SoughtWord = { word: Word; spellings: readonly Word[] };

const lettersOf = (words: readonly SoughtWord[]) =>
  words.reduce((sum, { word }) => sum + word.text.length, 0);

/** Whether a word, or one that begins like it, stands in a place. */
export const hasWord = (index: MiniSearch<IndexedPlace>, word: Word): boolean =>
  index.search(queryOf([word])).length > 0;

/** A page says more of what it is about than a part of it. */
const pageBoost = 1.4;

/**
 * The places with the most of the words, by letters, each word in any of its spellings; those with
 * all of them, if there are any.
 */
export function rankPlaces(
  index: MiniSearch<IndexedPlace>,
  words: readonly SoughtWord[],
  isPage: (id: number) => boolean,
): Ranked {
  const queries = words.map(({ spellings }) => queryOf(spellings));
  const boostDocument = (id: unknown) => (isPage(Number(id)) ? pageBoost : 1);
  const withAll = index.search({ combineWith: 'AND', queries, boostDocument });
  if (withAll.length > 0) return { ids: withAll.map(idOf), letters: lettersOf(words) };
  const found = index.search({ combineWith: 'OR', queries, boostDocument }).map((result) => ({
    id: idOf(result),
    letters: lettersOf(
      words.filter(({ spellings }) =>
        spellings.some(({ text, signed }) => result.queryTerms.includes(signed ?? text)),
      ),
    ),
  }));
  const most = Math.max(0, ...found.map(({ letters }) => letters));
  return {
    ids: found.filter(({ letters }) => letters === most).map(({ id }) => id),
    letters: most,
  };
}

const idOf = ({ id }: SearchResult): number => Number(id);

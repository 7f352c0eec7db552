import MiniSearch from 'minisearch';
import { remembered } from '../loading/remembered';
import type { Place } from './place';
import {
  hasWord,
  type IndexedPlace,
  indexed,
  indexOptions,
  type Ranked,
  rankPlaces,
  type SoughtWord,
} from './placeIndex';
import type { SearchFile, SearchParts, Terms } from './searchFile';
import { mayBeMisspelled } from './spelling';
import { termsOf, type Word } from './words';

/** Searches what is written on a site, and loads what that takes. */
export type PlaceSearch = {
  /** Makes ready what words are searched in. Rejects where the network fails. */
  prepare: (words: readonly Word[]) => Promise<void>;
  /** Whether a word, or one that begins like it, is written; once it is prepared. */
  has: (word: Word) => boolean;
  /** Every word that may be misspelled. Rejects where the network fails. */
  spellings: () => Promise<readonly string[]>;
  /** The places with the most of the words, each word in any of its spellings; once they are prepared. */
  rank: (words: readonly SoughtWord[]) => Ranked;
  /** The page that a place is on, by its number. */
  pageOf: (id: number) => number;
  /** Places by their numbers. Rejects where the network fails. */
  places: (ids: readonly number[]) => Promise<Place[]>;
};

/** Loads a file of the site that holds JSON. Rejects where the network fails. */
type LoadFile = <File>(file: string) => Promise<File>;

/** So many places are indexed before a letter that was typed is answered. */
const indexedAtOnce = 20;

/** The search of a site. Rejects where the network fails. */
export async function createPlaceSearch(
  file: SearchFile,
  fillers: readonly string[],
  load: LoadFile,
): Promise<PlaceSearch> {
  return 'folder' in file ? searchInParts(file, fillers, load) : wholeSearch(file.places, fillers);
}

async function wholeSearch(places: Place[], fillers: readonly string[]): Promise<PlaceSearch> {
  const index = new MiniSearch<IndexedPlace>(indexOptions(fillers));
  await index.addAllAsync(places.map(indexed), { chunkSize: indexedAtOnce });
  const pages = firstOfEachPage(places);
  const isPage = isIn(pages);
  let spellings: string[] | undefined;
  return {
    prepare: async () => {},
    has: (word) => hasWord(index, word),
    // Of all texts, for a word that is written nowhere: most searches do without.
    async spellings() {
      spellings ??= spellingsOf(places);
      return spellings;
    },
    rank: (words) => rankPlaces(index, words, isPage),
    pageOf: (id) => runOf(pages, id),
    places: async (ids) => ids.flatMap((id) => places[id] ?? []),
  };
}

/** The number of the first place of each page: those of a page follow each other. */
export const firstOfEachPage = (places: readonly Place[]): number[] =>
  [...places.keys()].filter((id) => pathOf(places[id]) !== pathOf(places[id - 1]));

const isIn = (ids: readonly number[]) => {
  const all = new Set(ids);
  return (id: number) => all.has(id);
};

const pathOf = (place: Place | undefined) => place?.href.split(/[?#]/, 1)[0];

/** Every word of some places that may be misspelled. */
export const spellingsOf = (places: readonly Place[]): string[] => [
  ...new Set(
    places
      .flatMap(({ heading, text, also = [] }) => termsOf([heading, text, ...also].join('\n')))
      .filter(mayBeMisspelled),
  ),
];

/** The run that something is in, by the first of each run, which are in order. */
function runOf<Item>(firsts: readonly Item[], item: Item): number {
  const after = firsts.findIndex((first) => first > item);
  return Math.max(0, (after < 0 ? firsts.length : after) - 1);
}

/** So many runs of terms are loaded for a word: of two letters begin more than anybody reads. */
const mostRuns = 2;

function searchInParts(
  { folder, terms, places, pages, index: head }: SearchParts,
  fillers: readonly string[],
  load: LoadFile,
): PlaceSearch {
  const termsOfRun = remembered((run: number) => load<Terms>(`${folder}/terms-${run}.json`));
  const placesOfRun = remembered((run: number) => load<Place[]>(`${folder}/places-${run}.json`));
  const allSpellings = remembered((name: 'spellings') => load<string[]>(`${folder}/${name}.json`));
  const runs = new Map<number, Terms>();
  // Of no field's length is anything known here: what is short does not count for more.
  const options = indexOptions(fillers);
  const numbers = Object.fromEntries(
    Array.from({ length: head.documentCount }, (_, id) => [id, id]),
  );
  const lengths = Object.fromEntries(
    Array.from({ length: head.documentCount }, (_, id) => [id, head.averageFieldLength]),
  );
  const indexOfRuns = () =>
    MiniSearch.loadJS<IndexedPlace>(
      {
        ...head,
        documentIds: numbers,
        fieldLength: lengths,
        storedFields: {},
        index: [...runs.values()].flat(),
      },
      options,
    );
  const isPage = isIn(pages);
  let index = indexOfRuns();
  return {
    async prepare(words) {
      const needed = words.flatMap(({ text, signed }) =>
        [text, ...(signed ? [signed] : [])].flatMap((term) => {
          const first = runOf(terms, term);
          const last = Math.min(runOf(terms, `${term}\uffff`), first + mostRuns - 1);
          return Array.from({ length: last - first + 1 }, (_, at) => first + at);
        }),
      );
      const missing = [...new Set(needed)].filter((run) => !runs.has(run));
      await Promise.all(missing.map(async (run) => runs.set(run, await termsOfRun(run))));
      if (missing.length > 0) index = indexOfRuns();
    },
    has: (word) => hasWord(index, word),
    spellings: () => allSpellings('spellings'),
    rank: (words) => rankPlaces(index, words, isPage),
    pageOf: (id) => runOf(pages, id),
    async places(ids) {
      return Promise.all(
        ids.map(async (id) => {
          const run = runOf(places, id);
          const loaded = await placesOfRun(run);
          const place = loaded[id - (places[run] ?? 0)];
          if (!place) throw new Error(`${folder}/places-${run}.json has no place ${id}`);
          return place;
        }),
      );
    },
  };
}

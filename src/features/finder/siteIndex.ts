import MiniSearch from 'minisearch';
import { remembered } from '../loading/lazyModule';
import type { LoadFile, SearchParts } from './searchFile';
import {
  entriesOf,
  indexOptions,
  type Known,
  type Place,
  type SearchIndex,
  type StoredIndex,
} from './searchIndex';

/** What is searched, however it is loaded. */
export type SiteIndex = {
  /** The index with all that terms find in it. Rejects where the network fails. */
  indexFor: (terms: readonly string[]) => Promise<SearchIndex>;
  /** Every term there is. Rejects where the network fails. */
  spellings: () => Promise<string[]>;
  /** Places by their numbers. Rejects where the network fails. */
  places: (numbers: readonly number[]) => Promise<Place[]>;
  /** The number of the first place of each page: those of a page follow each other. */
  pages: readonly number[];
};

/** So many entries are indexed before a letter that was typed is answered. */
const indexedAtOnce = 20;

const pathOf = (place: Place | undefined) => place?.href.split(/[?#]/, 1)[0];

/** The number of the first place of each page. */
export const firstOfEachPage = (places: readonly Place[]): number[] =>
  [...places.keys()].filter((at) => pathOf(places[at]) !== pathOf(places[at - 1]));

/** The page that a place is on, by the first place of each. */
export const pageOf = (place: number, pages: readonly number[]): number =>
  pages.findLastIndex((first) => first <= place);

/** Indexes everything at once. */
export async function indexWhole(
  known: Known,
  places: readonly Place[],
  fillers: readonly string[],
): Promise<SiteIndex> {
  const index: SearchIndex = new MiniSearch(indexOptions(fillers));
  await index.addAllAsync(entriesOf(known, places), { chunkSize: indexedAtOnce });
  let spellings: string[] | undefined;
  return {
    indexFor: async () => index,
    async spellings() {
      spellings ??= index.toJSON().index.map(([term]) => term);
      return spellings;
    },
    places: async (numbers) => numbers.flatMap((at) => places[at] ?? []),
    pages: firstOfEachPage(places),
  };
}

/** What the terms of a part begin with: no more is typed before there is something to find. */
export const beginningOf = (term: string): string => term.slice(0, 2);

/** Searches an index that the build has made and cut into parts, of which `load` gets those that a search needs. */
export function indexInParts(
  { folder, beginnings, pages, index: head }: SearchParts,
  fillers: readonly string[],
  load: LoadFile,
): SiteIndex {
  const part = <Part>(name: string) => load<Part>(`${folder}/${name}.json`);
  const spellings = remembered(part<string[]>);
  const placesOf = remembered((page: number) => part<Place[]>(`places-${page}`));
  const terms = remembered((at: number) => part<StoredIndex['index']>(`terms-${at}`));
  const ofEach = <Value>(value: (id: number) => Value) =>
    Object.fromEntries(Array.from({ length: head.documentCount }, (_, id) => [id, value(id)]));
  const documents = {
    documentIds: ofEach((id) => id),
    // Of no field's length is anything known here: what is short does not count for more.
    fieldLength: ofEach(() => head.averageFieldLength),
    storedFields: {},
  };
  return {
    async indexFor(sought) {
      const needed = new Set(sought.map((term) => beginnings.indexOf(beginningOf(term))));
      const parts = await Promise.all([...needed].flatMap((at) => (at < 0 ? [] : terms(at))));
      const index = parts.flat();
      const stored = { ...head, ...documents, dirtCount: 0, serializationVersion: 2, index };
      return MiniSearch.loadJS(stored, indexOptions(fillers));
    },
    spellings: () => spellings('spellings'),
    async places(numbers) {
      const found = numbers.map(async (at) => {
        const page = pageOf(at, pages);
        return (await placesOf(page))[at - (pages[page] ?? 0)] ?? [];
      });
      return (await Promise.all(found)).flat();
    },
    pages,
  };
}

import MiniSearch from 'minisearch';
import { remembered } from '../loading/remembered';
import type { Lists, LoadFile, SearchParts } from './searchFile';
import { entriesOf, indexOptions, type Known, type Place, type SearchIndex } from './searchIndex';

/** What is searched, however it is loaded. */
export type SiteIndex = {
  /** The index with all that terms find in it. Rejects where the network fails. */
  indexFor: (terms: readonly string[]) => Promise<SearchIndex>;
  /** Every term there is. Rejects where the network fails. */
  spellings: () => Promise<string[]>;
  /** Places by their numbers. Rejects where the network fails. */
  places: (numbers: readonly number[]) => Promise<Place[]>;
  /** The number of the first place of each page: those of a page follow each other. */
  pages: number[];
};

/** So many entries are indexed before a letter that was typed is answered. */
const indexedAtOnce = 20;

const pathOf = (place: Place | undefined) => place?.href.split(/[?#]/, 1)[0];

/** The number of the first place of each page. */
export const firstOfEachPage = (places: readonly Place[]): number[] =>
  [...places.keys()].filter((at) => pathOf(places[at]) !== pathOf(places[at - 1]));

/** Indexes everything at once. */
export async function indexWhole(
  known: Known,
  places: readonly Place[],
  fillers: readonly string[],
): Promise<SiteIndex> {
  const index: SearchIndex = new MiniSearch(indexOptions(fillers));
  await index.addAllAsync(entriesOf(known, places), { chunkSize: indexedAtOnce });
  return {
    indexFor: async () => index,
    spellings: async () => index.toJSON().index.map(([term]) => term),
    places: async (numbers) => numbers.flatMap((at) => places[at] ?? []),
    pages: firstOfEachPage(places),
  };
}

/** So many runs of terms are loaded for a word: of two letters begin more than anybody reads. */
const mostRuns = 2;

/** The run that something is in, by the first of each run, which are in order. */
const runOf = <Item>(firsts: readonly Item[], item: Item): number =>
  Math.max(
    0,
    firsts.findLastIndex((first) => first <= item),
  );

/** Searches an index that the build has made and cut into runs. `load` gets a run by its file. */
export function indexInParts(
  { folder, terms, runs, pages, index: head }: SearchParts,
  fillers: readonly string[],
  load: LoadFile,
): SiteIndex {
  const listOf = <Name extends keyof Lists>(name: Name) =>
    remembered((run: number) => load<Lists[Name]>(`${folder}/${name}-${run}.json`));
  const [termsOfRun, placesOfRun, spellings] = [
    listOf('terms'),
    listOf('places'),
    listOf('spellings'),
  ];
  const loaded = new Map<number, Lists['terms']>();
  const ofEach = <Value>(value: (id: number) => Value) =>
    Object.fromEntries(Array.from({ length: head.documentCount }, (_, id) => [id, value(id)]));
  const ids = ofEach((id) => id);
  // Of no field's length is anything known here: what is short does not count for more.
  const lengths = ofEach(() => head.averageFieldLength);
  return {
    async indexFor(sought) {
      const needed = sought.flatMap((term) => {
        const first = runOf(terms, term);
        const last = Math.min(runOf(terms, `${term}\uffff`), first + mostRuns - 1);
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
      });
      await Promise.all(needed.map(async (run) => loaded.set(run, await termsOfRun(run))));
      return MiniSearch.loadJS(
        {
          ...head,
          documentIds: ids,
          fieldLength: lengths,
          storedFields: {},
          dirtCount: 0,
          serializationVersion: 2,
          index: [...loaded.values()].flat(),
        },
        indexOptions(fillers),
      );
    },
    spellings: () => spellings(0),
    places: (numbers) =>
      Promise.all(
        numbers.map(async (at) => {
          const run = runOf(runs, at);
          const place = (await placesOfRun(run))[at - (runs[run] ?? 0)];
          if (!place) throw new Error(`${folder}/places-${run}.json has no place ${at}`);
          return place;
        }),
      ),
    pages,
  };
}

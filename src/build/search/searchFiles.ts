import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import type { Place } from '../../features/finder/place';
import { type IndexedPlace, indexed, indexOptions } from '../../features/finder/placeIndex';
import { firstOfEachPage, spellingsOf } from '../../features/finder/placeSearch';
import { type SearchFile, type SearchParts, searchFile } from '../../features/finder/searchFile';
import { synonymsByName } from '../../features/finder/synonymsByName';
import type { Site } from '../site';
import type { WrittenRoute } from '../written/writtenPages';
import { listed } from '../written/writtenPaths';
import { pagePlaces, type RenderedPage } from './pagePlaces';

/** A site of more than this, compressed, is searched in parts. In bytes. */
const mostAtOnce = 100_000;

/**
 * About so much is in a part, before it is compressed, in characters: of terms a search loads a run for
 * each word, of places one for each that it shows.
 */
const partLength = { terms: 20_000, places: 7_000 };

/** Whether what a written page says is searched: of lists, their first pages alone. */
export const isSearched = ({ kind, path }: WrittenRoute): boolean =>
  kind !== 'list' || listed.some((name) => path === `/${name}`);

/** A page of a site as it was rendered; a written page goes by the list that it is in. */
export const renderedPage = (
  {
    path,
    name,
    trail = [],
  }: Pick<WrittenRoute, 'path' | 'name'> & Partial<Pick<WrittenRoute, 'trail'>>,
  html: string,
): RenderedPage => ({ path, name, list: trail.at(-1)?.name ?? name, html });

/** Everything that is written on the pages of a site, place by place, with the other words for it. */
export function placesOf({ content }: Site, pages: readonly RenderedPage[]): Place[] {
  const synonymsOf = synonymsByName(content.synonyms?.synonyms ?? []);
  return pages.flatMap(pagePlaces).map((place) => {
    const also = synonymsOf.get(place.heading);
    return also ? { ...place, also } : place;
  });
}

type Files = [name: string, text: string][];

/** The files that the search of a site loads, by their names; in parts where it is larger than `most`, in bytes. */
export function searchFiles(site: Site, pages: readonly RenderedPage[], most = mostAtOnce): Files {
  const places = placesOf(site, pages);
  const known = {
    questions: site.content.questions?.questions ?? [],
    synonyms: site.content.synonyms?.synonyms ?? [],
  };
  const whole = JSON.stringify({ ...known, places } satisfies SearchFile);
  if (gzipSync(whole).length <= most) return [[searchFile, whole]];
  const { fillers } = site.content.labels['finder-words'];
  const { parts, ...file } = inParts(places, fillers);
  return [[searchFile, JSON.stringify({ ...known, ...file } satisfies SearchFile)], ...parts];
}

function inParts(places: Place[], fillers: readonly string[]): SearchParts & { parts: Files } {
  const search = new MiniSearch<IndexedPlace>(indexOptions(fillers));
  search.addAll(places.map(indexed));
  const {
    index,
    documentIds: _ids,
    fieldLength: _lengths,
    storedFields: _fields,
    ...head
  } = search.toJSON();
  const terms = runsOf(
    index.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    partLength.terms,
  );
  const pages = firstOfEachPage(places);
  const begins = new Set(pages);
  const runsOfPlaces = runsOf(places, partLength.places, (id) => begins.has(id));
  const firstPlaces = runsOfPlaces.map((_, run) => runsOfPlaces.slice(0, run).flat().length);
  const parts = [
    ...terms.map((run, at) => [`terms-${at}.json`, JSON.stringify(run)] as const),
    ...runsOfPlaces.map((run, at) => [`places-${at}.json`, JSON.stringify(run)] as const),
    ['spellings.json', JSON.stringify(spellingsOf(places))] as const,
  ];
  const hash = createHash('sha256');
  for (const [, text] of parts) hash.update(text);
  const folder = `search/${hash.digest('hex').slice(0, 8)}`;
  return {
    folder,
    terms: terms.map(([first]) => first?.[0] ?? ''),
    places: firstPlaces,
    pages,
    index: head,
    parts: parts.map(([name, text]) => [`${folder}/${name}`, text]),
  };
}

/** Items in runs of about the length of a part; a run ends only before what `mayBegin`. */
function runsOf<Item>(
  items: readonly Item[],
  partLength: number,
  mayBegin = (_at: number) => true,
): Item[][] {
  const runs: Item[][] = [];
  let length = partLength;
  for (const [at, item] of items.entries()) {
    if (length >= partLength && mayBegin(at)) {
      runs.push([]);
      length = 0;
    }
    runs.at(-1)?.push(item);
    length += JSON.stringify(item).length;
  }
  return runs;
}

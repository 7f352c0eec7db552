import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { type SearchFile, searchFile } from '../../features/finder/searchFile';
import {
  entriesOf,
  indexOptions,
  type Known,
  type Place,
  type SearchIndex,
  synonymsByName,
} from '../../features/finder/searchIndex';
import { firstOfEachPage } from '../../features/finder/siteIndex';
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
  const products = site.modules.products.categories;
  const { fillers } = site.content.labels['finder-words'];
  return inParts({ ...known, products }, places, fillers);
}

function inParts(
  { products, ...known }: Known,
  places: Place[],
  fillers: readonly string[],
): Files {
  const search: SearchIndex = new MiniSearch(indexOptions(fillers));
  search.addAll(entriesOf({ ...known, products }, places));
  const { index, documentCount, nextId, fieldIds, averageFieldLength } = search.toJSON();
  const pages = firstOfEachPage(places);
  const terms = runsOf(
    index.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    partLength.terms,
  );
  const runs = runsOf(places, partLength.places, (at) => pages.includes(at));
  const spellings = [index.map(([term]) => term)];
  const lists = Object.entries({ terms, places: runs, spellings }).flatMap(([name, all]) =>
    all.map((run, at) => [`${name}-${at}.json`, JSON.stringify(run)] as const),
  );
  const hash = createHash('sha256');
  for (const [, text] of lists) hash.update(text);
  const folder = `search/${hash.digest('hex').slice(0, 8)}`;
  const file = {
    ...known,
    folder,
    terms: terms.map(([first]) => first?.[0] ?? ''),
    runs: runs.map((_, at) => runs.slice(0, at).flat().length),
    pages,
    index: { documentCount, nextId, fieldIds, averageFieldLength },
  } satisfies SearchFile;
  return [
    [searchFile, JSON.stringify(file)],
    ...lists.map(([name, text]): Files[number] => [`${folder}/${name}`, text]),
  ];
}

/** Items in runs of about a length; a run ends only before what `mayBegin`. */
function runsOf<Item>(items: readonly Item[], most: number, mayBegin = (_at: number) => true) {
  const runs: Item[][] = [];
  let length = most;
  for (const [at, item] of items.entries()) {
    if (length >= most && mayBegin(at)) {
      runs.push([]);
      length = 0;
    }
    runs.at(-1)?.push(item);
    length += JSON.stringify(item).length;
  }
  return runs;
}

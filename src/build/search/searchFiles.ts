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
import { beginningOf, firstOfEachPage } from '../../features/finder/siteIndex';
import { shortHash } from '../shortHash';
import type { Site } from '../site';
import type { WrittenRoute } from '../written/writtenPages';
import { listed } from '../written/writtenPaths';
import { pagePlaces, type RenderedPage } from './pagePlaces';

/** A site of more than this, compressed, is searched in parts. In bytes. */
const mostAtOnce = 100_000;

/** Whether what a written page says is searched: of lists, their first pages alone. */
export const isSearched = ({ kind, path }: WrittenRoute): boolean =>
  kind !== 'list' || listed.some((name) => path === `/${name}`);

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
  const products = site.modules.products.categories;
  // Of very many models, the browser would not make the index while one types.
  if (gzipSync(JSON.stringify(products) + whole).length <= most) return [[searchFile, whole]];
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
  const beginnings = [...new Set(index.map(([term]) => beginningOf(term)))];
  const parts = [
    ['spellings', index.map(([term]) => term)] as const,
    ...beginnings.map(
      (beginning, at) =>
        [`terms-${at}`, index.filter(([term]) => beginningOf(term) === beginning)] as const,
    ),
    ...pages.map((first, at) => [`places-${at}`, places.slice(first, pages[at + 1])] as const),
  ];
  const texts = parts.map(([name, part]) => [name, JSON.stringify(part)] as const);
  const folder = `search/${shortHash(texts.join())}`;
  const file: SearchFile = {
    ...known,
    folder,
    beginnings,
    pages,
    index: { documentCount, nextId, fieldIds, averageFieldLength },
  };
  return [
    [searchFile, JSON.stringify(file)],
    ...texts.map(([name, text]): Files[number] => [`${folder}/${name}.json`, text]),
  ];
}

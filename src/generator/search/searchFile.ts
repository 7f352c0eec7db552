import { gzipSync } from 'node:zlib';
import { listPaths } from '../../content/listPaths';
import type { SearchFile } from '../../features/search/searchIndex';
import type { Site } from '../site';
import type { WrittenRoute } from '../written/writtenPages';
import { pagePlaces, type RenderedPage } from './pagePlaces';

/** The most that a search loads, in bytes, compressed; then places have only their beginnings. */
const mostLoaded = 250_000;

/** The length of such a beginning, in characters. */
const beginning = 300;

/** Whether a written page is searched: of a list only the first page is. */
export const isSearched = ({ kind, path }: WrittenRoute): boolean =>
  kind !== 'list' || Object.values<string>(listPaths).includes(path);

/** All that is written on the pages of a site, place by place, with its questions and synonyms. */
export const searchedOn = ({ content }: Site, pages: readonly RenderedPage[]): SearchFile => ({
  questions: content.questions?.questions ?? [],
  synonyms: content.synonyms?.synonyms ?? [],
  places: pages.flatMap(pagePlaces),
});

/** The file that the search of a site loads, and notes for the owner. `most`: in bytes. */
export function makeSearchFile(site: Site, pages: readonly RenderedPage[], most = mostLoaded) {
  const searched = searchedOn(site, pages);
  const whole = JSON.stringify(searched);
  if (gzipSync(whole).length <= most) return { text: whole, notes: [] };
  const places = searched.places.map((place) => ({
    ...place,
    text: place.text.slice(0, beginning),
  }));
  const note =
    'There is so much text on the site that its search finds each section by its beginning alone.';
  return { text: JSON.stringify({ ...searched, places }), notes: [note] };
}

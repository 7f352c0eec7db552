import { gzipSync } from 'node:zlib';
import { listPaths } from '../../content/listPaths';
import type { SearchFile } from '../../features/search/searchIndex';
import type { Site } from '../site';
import type { WrittenRoute } from '../written/writtenPages';
import { pagePlaces, type RenderedPage } from './pagePlaces';

/** So much is loaded by a search; of a site of more, places are found by their beginnings. In bytes, compressed. */
const mostLoaded = 250_000;

/** How much of a place's text that is, in characters. */
const beginning = 300;

/** Whether what a written page says is searched: of lists, their first pages alone. */
export const isSearched = ({ kind, path }: WrittenRoute): boolean =>
  kind !== 'list' || Object.values<string>(listPaths).includes(path);

/** What is searched on a site: all that is written on its pages, place by place, with questions, and other words for things. */
export const searchedOn = ({ content }: Site, pages: readonly RenderedPage[]): SearchFile => ({
  questions: content.questions?.questions ?? [],
  synonyms: content.synonyms?.synonyms ?? [],
  places: pages.flatMap(pagePlaces),
});

/** The file that the search of a site loads, and what its owner should know of it. `most`: of so many bytes. */
export function siteSearch(site: Site, pages: readonly RenderedPage[], most = mostLoaded) {
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

import { gzipSync } from 'node:zlib';
import type { SearchFile } from '../../features/search/searchIndex';
import { baseOf, belowBase } from '../belowBase';
import type { Site } from '../site';
import type { WrittenRoute } from '../written/writtenPages';
import { listed, listPath } from '../written/writtenPaths';
import { pagePlaces, type RenderedPage } from './pagePlaces';

/** What a search may load without a note to the owner, in bytes, compressed. */
const mostLoaded = 250_000;

/** Whether a written page is searched: of a list only the first page is. */
export const isSearched = ({ kind, path }: WrittenRoute, content: Site['content']): boolean =>
  kind !== 'list' || listed.some((name) => listPath(content, name) === path);

/** All that a site says, place by place, with its questions, synonyms and order numbers. */
export const searchedOn = ({ content }: Site, pages: readonly RenderedPage[]): SearchFile => ({
  questions: content.questions?.questions ?? [],
  synonyms: content.synonyms?.synonyms ?? [],
  orderNumbers: (content['order-numbers']?.models ?? []).map(({ model, begin }) => ({
    names: [model],
    also: begin.map((beginning) => `${beginning}…`),
  })),
  places: pages.flatMap(pagePlaces),
});

/** The file that the search of a site loads, and a note for the owner if it is large. */
export function makeSearchFile(site: Site, pages: readonly RenderedPage[], most = mostLoaded) {
  const text = JSON.stringify(belowBase(baseOf(site.content), searchedOn(site, pages)));
  const note = 'There is so much text on the site that a phone takes seconds to load its search.';
  return { text, notes: gzipSync(text).length > most ? [note] : [] };
}

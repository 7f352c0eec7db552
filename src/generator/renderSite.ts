import type { PictureModules } from '../content/modules';
import type { RouteId } from './content/routes';
import { loadRenderer } from './renderer';
import type { RenderedPage } from './search/pagePlaces';
import { isSearched } from './search/searchFile';
import type { Site } from './site';
import { type WrittenRoute, writtenPages } from './written/writtenPages';

/** The HTML of every page, without `head` and `body`. */
export type RenderedSite = {
  /** Programmed pages, by the ids of their routes. */
  contents: ReadonlyMap<RouteId, string>;
  written: readonly { route: WrittenRoute; content: string }[];
};

/** Renders every page of a site. */
export async function renderSite(
  { allRoutes, content, folder, modules }: Site,
  pictures: PictureModules,
): Promise<RenderedSite> {
  const { prerender, renderWritten } = await loadRenderer({ ...modules, ...pictures });
  const contents = new Map<RouteId, string>();
  for (const { id, path } of allRoutes) contents.set(id, await prerender(path));
  const written = writtenPages(content).map((page) => ({
    route: page.route,
    content: renderWritten(page.route.path, page.content({ folder, pictures })),
  }));
  return { contents, written };
}

/** The pages that the search knows: indexed ones, and written pages that no other page repeats. */
export const searchedPages = (
  { routes, content: said }: Pick<Site, 'content' | 'routes'>,
  { contents, written }: RenderedSite,
): RenderedPage[] => [
  ...routes
    .filter(({ indexed }) => indexed)
    .map((route) => ({ ...route, html: contents.get(route.id) ?? '' })),
  ...written
    .filter(({ route }) => isSearched(route, said))
    .map(({ route, content }) => ({ ...route, html: content })),
];

/** The HTML of every page by its address. */
export const pagesOf = (
  { routes }: Pick<Site, 'routes'>,
  { contents, written }: RenderedSite,
): ReadonlyMap<string, string> =>
  new Map([
    ...routes.map(({ id, path }): [string, string] => [path, contents.get(id) ?? '']),
    ...written.map(({ route, content }): [string, string] => [route.path, content]),
  ]);

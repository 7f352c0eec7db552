import type { PictureModules } from '../content/modules';
import { readContent } from './content/readContent';
import type { RouteId } from './content/routes';
import { indexOf, readPictures } from './pictures/readPictures';
import { loadRenderer } from './renderer';
import type { RenderedPage } from './search/pagePlaces';
import { isSearched } from './search/searchFile';
import { modulesFolder, type Site } from './site';
import { type WrittenRoute, writtenPages } from './written/writtenPages';

/** The HTML of every page, without `head` and `body`. */
export type RenderedSite = {
  /** Programmed pages, by the ids of their routes. */
  contents: ReadonlyMap<RouteId, string>;
  written: readonly { route: WrittenRoute; content: string }[];
};

/** Renders every page of a site. `modules` is the folder of its `#content/NAME`. */
export async function renderSite(
  { allRoutes, content, folder }: Pick<Site, 'allRoutes' | 'content' | 'folder'>,
  pictures: PictureModules,
  modules = modulesFolder(folder),
): Promise<RenderedSite> {
  const { prerender, renderWritten } = await loadRenderer(modules);
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
  { routes }: Pick<Site, 'routes'>,
  { contents, written }: RenderedSite,
): RenderedPage[] => [
  ...routes
    .filter(({ indexed }) => indexed)
    .map((route) => ({ ...route, html: contents.get(route.id) ?? '' })),
  ...written
    .filter(({ route }) => isSearched(route))
    .map(({ route, content }) => ({ ...route, html: content })),
];

/** A written page of a site, from its files as they are now; undefined if there is none. */
export async function renderWrittenPage(
  folder: string,
  address: string,
): Promise<string | undefined> {
  const { content } = readContent(folder);
  const page = writtenPages(content).find(({ route }) => route.path === address);
  if (!page) return undefined;
  const { renderWritten } = await loadRenderer(modulesFolder(folder));
  const { pictures } = await readPictures(folder, content);
  return renderWritten(address, page.content({ folder, pictures: indexOf(pictures) }));
}

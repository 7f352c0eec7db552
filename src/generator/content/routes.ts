import { canonicalPath } from '../../content/canonicalPath';
import { listPaths } from '../../content/listPaths';
import type { Route, RouteId } from '../../content/modules';
import type { Content, PageId } from '../../content/schema';
import { pageSchemas } from '../../content/schema/pages';
import { keysOf } from '../objects';
import { listed, writtenPaths } from '../written/writtenPaths';

/** A page with what search results and shared links say of it. */
export type DescribedRoute<Id = RouteId> = Route<Id> & {
  description: string;
  /** The picture that a shared link shows behind the title: a source below `pictures/`. */
  sharePicture?: string;
  /** The files its words are in: the sitemap dates the page by their last commit. */
  sources: readonly string[];
};

type File = { page: { title: string; description: string; sharePicture?: string; path?: string } };

/** The files whose words are on a page besides its own. */
const moreSources: Partial<Record<RouteId, string[]>> = {
  home: ['slides', 'services', 'projects', 'partners', 'line'],
  contact: ['company'],
  technologies: ['successors'],
};

/** Empty for sighted visitors: nothing to find there. */
const unlisted: readonly RouteId[] = ['siemens', 'notFound'];

/** The ids of the pages that a site may have, whether this one has them or not. */
export const pageIds = keysOf(pageSchemas);
/** Where a page is, whose file may give another address than the usual one. */
export const pathOfPage = (id: PageId, file?: File) =>
  file?.page.path ?? (id === 'home' ? '/' : `/${id}`);

/**
 * THE list of a site's pages: those of the schema whose file is there. Navigation, prerendering, titles,
 * sitemap and tests read it.
 */
export function routesOf(content: Content) {
  const links = content.site.navigation.flatMap((entry) => [entry, ...(entry.entries ?? [])]);
  const described = (id: RouteId, path: string, name: string, { page }: File): DescribedRoute => ({
    id,
    path,
    indexed: !unlisted.includes(id),
    ...page,
    documentTitle: `${page.title} | ${content.company.name}`,
    name:
      links.find(({ href }) => href === path)?.text ??
      (id === 'home' ? content.company.name : page.title),
    sources: [name, ...(moreSources[id] ?? [])].map((source) => `content/${source}.json`),
  });
  const routes = pageIds.flatMap((id) => {
    const file = content[id];
    return file ? [described(id, pathOfPage(id, file), id, file)] : [];
  });
  // The path is where the file lives: `/404` is `404.html`.
  const notFound = described('notFound', '/404', 'not-found', content['not-found']);
  return { routes, notFound, all: [...routes, notFound] };
}

/** The addresses of all pages of a site, programmed and written ones. */
export const addressesOf = (content: Content): ReadonlySet<string> =>
  new Set([...routesOf(content).routes.map(({ path }) => path), ...writtenPaths(content)]);

/** Addresses of pages and lists that a site may have and has not: links to them are left out with them. */
export const leftOut = (content: Content): string[] => [
  ...pageIds.filter((id) => !content[id]).map((id) => pathOfPage(id)),
  ...listed.filter((name) => content.written[name].length === 0).map((name) => listPaths[name]),
];

/** An address that no page has any more, in its one spelling, and where it leads. */
export type Redirect = { from: string; to: string };

/** Where the old addresses of a site lead; to its own pages by their paths. */
export const redirectsOf = ({ redirects, site }: Content): Redirect[] =>
  (redirects?.redirects ?? []).map(({ from, to }) => ({
    from: canonicalPath(decodeURI(from)),
    to: to.startsWith(`${site.origin}/`) ? to.slice(site.origin.length) : to,
  }));

import { canonicalPath } from '../../content/canonicalPath';
import type { Route } from '../../content/modules';
import { keysOf } from '../objects';
import { listed, listPath, writtenPaths } from '../written/writtenPaths';
import { type Content, descriptions, type PageId, pageSchemas } from './schemas';

/** The name of a page in the code. */
export type RouteId = PageId | 'notFound';

/** A page with what search results and shared links say of it. */
export type DescribedRoute<Id extends string = RouteId> = Route<Id> & {
  description: string;
  /** The picture that a shared link shows behind the title: a source below `pictures/`. */
  sharePicture?: string;
};

type File = { page: { title: string; description: string; sharePicture?: string; path?: string } };

const unlisted = ['notFound', ...descriptions.flatMap(({ unlisted = [] }) => unlisted)];

/** The ids of the pages that a site may have, whether this one has them or not. */
export const pageIds = keysOf(pageSchemas);

/** The address of a page, whose file may give another than the usual one. */
export const pathOfPage = (id: PageId, file?: File) =>
  file?.page.path ?? (id === 'home' ? '/' : `/${id}`);

/**
 * THE list of a site's pages: those of the schema whose file is there. Navigation, prerendering,
 * titles, sitemap and tests read it.
 */
export function routesOf(content: Content) {
  const links = content.site.navigation.flatMap((entry) => [entry, ...(entry.entries ?? [])]);
  const described = <Id extends RouteId>(
    id: Id,
    path: string,
    { page }: File,
  ): DescribedRoute<Id> => ({
    id,
    path,
    indexed: !unlisted.includes(id),
    ...page,
    documentTitle: `${page.title} | ${content.company.name}`,
    name:
      links.find(({ href }) => href === path)?.text ??
      (id === 'home' ? content.company.name : page.title),
  });
  const routes = pageIds.flatMap((id) => {
    const file = content[id];
    return file ? [described(id, pathOfPage(id, file), file)] : [];
  });
  // The path is where the file lives: `/404` is `404.html`.
  const notFound = described('notFound', '/404', content['not-found']);
  return { routes, notFound, all: [...routes, notFound] };
}

/** The addresses of all pages of a site, programmed and written ones. */
export const addressesOf = (content: Content): ReadonlySet<string> =>
  new Set([...routesOf(content).routes.map(({ path }) => path), ...writtenPaths(content)]);

/** Addresses of pages and lists that the site lacks: links to them are left out with them. */
export const leftOut = (content: Content): string[] => [
  ...pageIds.filter((id) => !content[id]).map((id) => pathOfPage(id)),
  ...listed
    .filter((name) => content.written[name].length === 0)
    .map((name) => listPath(content, name)),
];

/** An address that no page has any more, in its one spelling, and the one that replaces it. */
export type Redirect = { from: string; to: string };

/** The targets of a site's old addresses; its own pages by their paths. */
export const redirectsOf = ({ redirects, site }: Content): Redirect[] =>
  (redirects?.redirects ?? []).map(({ from, to }) => ({
    from: canonicalPath(decodeURI(from)),
    to: to.startsWith(`${site.origin}/`) ? to.slice(site.origin.length) : to,
  }));

import site from '#content/site';
import { canonicalPath, withoutNeedlessEscapes } from './content/canonicalPath';
import type { Route as AnyRoute } from './content/modules';

/** The programmed pages, and Not Found for unknown addresses. Written pages are documents. */
export const { routes, notFound: notFoundRoute } = site;

/** The name of a page in the code. */
export type RouteId = (typeof routes | [typeof notFoundRoute])[number]['id'];
export type Route = AnyRoute<RouteId>;

/** The address of a page or a document, from its id; undefined where the site has no such one. */
export function pathOf(id: 'home' | 'contact'): string;
export function pathOf(id: string): string | undefined;
export function pathOf(id: string): string | undefined {
  return [...routes, ...site.documents].find((page) => page.id === id)?.path;
}

/** Where a link of the content leads: to its address, or to its page if the site has that. */
export const targetOf = ({ href, page }: Target): string | undefined =>
  href ?? (page && pathOf(page));

type Target = { href?: string; page?: string };

/** The page at an address, in any spelling: `/about`, `/About/`, `/about.html`, `/%61bout`. */
export function routeAt(pathname: string): Route {
  const path = withoutNeedlessEscapes(pathname).toLowerCase();
  // Of a site below a folder, home's address is the one with a slash at its end.
  return routes.find((route) => canonicalPath(route.path) === path) ?? notFoundRoute;
}

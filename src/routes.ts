import site from '#content/site';
import { withoutNeedlessEscapes } from './content/canonicalPath';
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
  const page = routes.find((route) => route.id === id);
  return page?.path ?? site.documents.find((path) => path === `/${id}`);
}

/** The page at an address, in any spelling: `/about`, `/About/`, `/about.html`, `/%61bout`. */
export function routeAt(pathname: string): Route {
  const path = withoutNeedlessEscapes(pathname).toLowerCase();
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

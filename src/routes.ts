import site from '#content/site';
import { canonicalPath } from './content/canonicalPath';
import type { Route as AnyRoute } from './content/modules';

/** Every programmed page but Not Found, and that, which every unknown address shows. Written pages are documents of their own. */
export const { routes, notFound: notFoundRoute } = site;

/** The name of a page in the code. */
export type RouteId = (typeof routes | [typeof notFoundRoute])[number]['id'];
export type Route = AnyRoute<RouteId>;

/** The address of a page, from its id; undefined where the site has no such page. */
export function pathOf(id: 'home' | 'contact'): string;
export function pathOf(id: string): string | undefined;
export function pathOf(id: string): string | undefined {
  return routes.find((route) => route.id === id)?.path;
}

/** The page at an address: `/about` and its other spellings `/about/` and `/about.html` are one. */
export function routeAt(pathname: string): Route {
  const path = canonicalPath(pathname);
  return routes.find((each) => each.path === path) ?? notFoundRoute;
}

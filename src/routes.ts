import site from '#content/site';
import { canonicalPath } from './content/canonicalPath';
import type { Route, RouteId } from './content/modules';
import { wordsAt } from './words';

/** Every page of the site but Not Found and those that are written, and the one that every unknown address shows. */
export const { routes, notFound: notFoundRoute } = site;

/** The address of a page, from its id; undefined where the site has no such page. */
export function pathOf(id: 'home' | 'contact'): string;
export function pathOf(id: string): string | undefined;
export function pathOf(id: string): string | undefined {
  return routes.find((route) => route.id === id)?.path;
}

/**
 * The page at an address: `/about` and its other spellings `/about/` and `/about.html` are one. A
 * written page is known once its words are loaded.
 */
export function routeAt(pathname: string): Route {
  const path = canonicalPath(pathname);
  const route = routes.find((each) => each.path === path);
  if (route) return route;
  const words = wordsAt(path);
  if (!words) return notFoundRoute;
  const { title, documentTitle } = words;
  return { id: 'written', path, title, documentTitle, name: title, indexed: true };
}

/** Whether an address may be that of a written page that nobody has asked for yet. */
export function mayBeWritten(pathname: string): boolean {
  const path = canonicalPath(pathname);
  const isPage = routeAt(path).id !== 'notFound' || path === notFoundRoute.path;
  return site.hasWritten && !isPage && wordsAt(path) === undefined && !/\.[^/]*$/.test(path);
}

export type { Route, RouteId };

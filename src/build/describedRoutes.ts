import { allRoutes, type Route, type Sharing, sharing } from '../routes';

/** A page with what search results and shared links say of it. */
export type DescribedRoute = Route & Sharing;

/** Every page that is prerendered, with what search results and shared links say of it. */
export const describedRoutes: readonly DescribedRoute[] = allRoutes.map((route) => ({
  ...route,
  ...sharing[route.id],
}));

import { allRoutes, type Route, type RouteId, type Sharing, sharing } from '../routes';

/** A page with what search results and shared links say of it. */
export type DescribedRoute = Route & Sharing & { id: RouteId };

const described = (route: Route & { id: RouteId }): DescribedRoute => ({
  ...route,
  ...sharing[route.id],
  id: route.id,
});

/** Every page that is prerendered, with what search results and shared links say of it. */
export const describedRoutes: readonly DescribedRoute[] = allRoutes.map(described);

import { readSite } from '../../src/generator/site';
import { companyFolder } from './companyFolder';

export { companyFolder };

/** The tests' company, as the build reads it. */
export const company = readSite(companyFolder);

export const { content, modules, routes, notFound, allRoutes } = company;

/** One of its pages. Throws if there is no such page. */
export function routeOf(id: string) {
  const route = allRoutes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`The tests' company has no page "${id}".`);
  return route;
}

/** The address of one of its pages. */
export const pathOf = (id: string) => routeOf(id).path;

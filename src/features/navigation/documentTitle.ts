import { company } from '../../content/company';
import type { Route } from '../../routes';

/** The document title of a page: its own part first, because tabs cut the end off (WCAG 2.4.2). */
export function documentTitle(route: Pick<Route, 'title'>): string {
  return `${route.title} | ${company.name}`;
}

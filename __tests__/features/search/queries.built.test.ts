/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../../../src/generator/fileOf';
import { isSearched } from '../../../src/generator/search/searchFile';
import { writtenPages } from '../../../src/generator/written/writtenPages';
import { dist, site } from '../../built/support/site';
import { searchesOf, shownNames } from '../../support/searches';

const routes = [
  ...site.routes.filter(({ indexed }) => indexed),
  ...writtenPages(site.content).flatMap(({ route }) =>
    isSearched(route, site.content) ? route : [],
  ),
];
const pages = routes.map((route) => ({
  ...route,
  html: readFileSync(path.join(dist, fileOf(route.path)), 'utf8'),
}));

test('every search of content/queries.json finds its place first', async () => {
  const find = searchesOf(site, pages);
  const queries = site.content.queries?.queries ?? [];
  const found = await Promise.all(
    queries.map(async ({ query, finds: first, shows = [] }) => {
      const names = shownNames(await find(query));
      const finds = first || shows.length === 0 ? names[0] : undefined;
      return { query, finds, shows: shows.filter((name) => names.includes(name)) };
    }),
  );
  expect(found).toEqual(queries.map(({ query, finds, shows = [] }) => ({ query, finds, shows })));
});

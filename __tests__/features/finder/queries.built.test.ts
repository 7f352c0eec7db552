/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../../../src/build/fileOf';
import { isSearched, renderedPage } from '../../../src/build/search/searchFiles';
import { writtenPages } from '../../../src/build/written/writtenPages';
import { dist, site } from '../../built/support/site';
import { searchesOf } from '../../support/searches';

const routes = [
  ...site.routes.filter(({ indexed }) => indexed),
  ...writtenPages(site.content).flatMap(({ route }) => (isSearched(route) ? route : [])),
];
const pages = routes.map((route) =>
  renderedPage(route, readFileSync(path.join(dist, fileOf(route.path)), 'utf8')),
);

test('every search that the content lists finds first what it has to', async () => {
  const searches = await searchesOf(site, pages);
  const first = async (query: string) => {
    const found = await searches.first(query);
    return typeof found === 'object' ? found.model : found;
  };
  const queries = site.content.queries?.queries ?? [];
  const found = await Promise.all(
    queries.map(async ({ query }) => ({ query, finds: await first(query) })),
  );
  expect(found).toEqual(queries.map(({ query, finds }) => ({ query, finds })));
});

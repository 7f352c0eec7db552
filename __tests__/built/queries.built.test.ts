/** @jest-environment node */
import { searchesOf } from '../support/searches';
import { site } from './support/site';

const searches = searchesOf(site);

/** What is found first; of an answer, the model that it is about. */
function first(query: string): string | undefined {
  const found = searches.first(query);
  return typeof found === 'object' ? found.model : found;
}

test('every search that the content lists finds first what it has to', () => {
  const queries = site.content.queries?.queries ?? [];
  expect(queries.map(({ query }) => ({ query, finds: first(query) }))).toEqual(queries);
});

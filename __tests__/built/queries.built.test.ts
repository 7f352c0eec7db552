/** @jest-environment node */
import { places } from '../../src/build/sitePlaces';
import { createFinder } from '../../src/features/finder/createFinder';
import { findAnswers } from '../../src/features/finder/findAnswers';
import { site } from './support/site';

const { content, modules } = site;
const find = createFinder(
  modules.technologies.technologies,
  modules.synonyms.synonyms,
  content.labels['finder-words'],
  places(site),
);

/** What a visitor sees first: an older model, what is marked first among the products, or a place. */
function first(query: string): string | undefined {
  const found = find(query);
  if (!found) return undefined;
  const [answer] = findAnswers(found, modules.successors.successors);
  if (answer) return answer.model;
  const hits = found.categories.flatMap((category) => [
    category,
    ...category.brands.flatMap((brand) => [brand, ...brand.models]),
  ]);
  return hits.find(({ marks }) => marks.length > 0)?.name ?? found.places[0]?.heading.name;
}

test('every search that the content lists finds first what it has to', () => {
  const queries = content.queries?.queries ?? [];
  expect(queries.map(({ query }) => ({ query, finds: first(query) }))).toEqual(queries);
});

import { createSearch, type Found } from '../../src/features/search/createSearch';
import type { Searched } from '../../src/features/search/searchIndex';
import type { RenderedPage } from '../../src/generator/search/pagePlaces';
import { searchedOn } from '../../src/generator/search/searchFile';
import type { Site } from '../../src/generator/site';

/** The search of a site with its pages, or of what is given in place of its own. */
export function searchesOf(
  site: Site,
  pages: readonly RenderedPage[],
  own: Partial<Searched> = {},
): (query: string) => Promise<Found | undefined> {
  const search = createSearch({
    ...searchedOn(site, pages),
    products: site.modules.products.categories,
    successors: site.modules.successors.successors,
    words: site.content.labels['search-words'],
    ...own,
  });
  return async (query) => (await search)(query);
}

/** What is marked among the products that were found, in their order. */
export const markedIn = (found: Found | undefined) =>
  (found?.categories ?? []).flatMap(({ name, makers }) =>
    [name, ...makers.flatMap((maker) => [maker.name, ...maker.found])].flatMap((each) => {
      const hit = found?.mark(each);
      return hit && hit.marks.length > 0 ? hit : [];
    }),
  );

/** What a visitor sees, in its order: an answer, older models, the names of what is marked among the products, places. */
export function shownNames(found: Found | undefined): string[] {
  if (!found) return [];
  const { question, answers, places } = found;
  return [
    ...(question ? [question.question] : []),
    ...answers.map(({ model }) => model),
    ...new Set(markedIn(found).map(({ name }) => name)),
    ...places.map(({ heading }) => heading),
  ];
}

import { createSearch, type Found } from '../../src/features/search/createSearch';
import type { Searched } from '../../src/features/search/searchIndex';
import type { RenderedPage } from '../../src/generator/search/pagePlaces';
import { searchedOn } from '../../src/generator/search/searchFile';
import type { Site } from '../../src/generator/site';

/** The search of a site with its pages; `replaced` takes the place of some of its content. */
export function searchesOf(
  site: Site,
  pages: readonly RenderedPage[],
  replaced: Partial<Searched> = {},
): (query: string) => Promise<Found | undefined> {
  const search = createSearch({
    ...searchedOn(site, pages),
    products: site.modules.products.categories,
    successors: site.modules.successors.successors,
    words: site.content.labels['search-words'],
    language: site.content.site.language,
    ...replaced,
  });
  return async (query) => (await search)(query);
}

/** The names that are marked among the products that were found, in their order. */
export const markedIn = (found: Found | undefined) =>
  (found?.categories ?? []).flatMap(({ name, makers }) =>
    [name, ...makers.flatMap((maker) => [maker.name, ...maker.found])].flatMap((shown) => {
      const hit = found?.mark(shown);
      return hit && hit.marks.length > 0 ? hit : [];
    }),
  );

/** The names that a visitor sees, in order: an answer, older models, marked products, places. */
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

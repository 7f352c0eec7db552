import type { RenderedPage } from '../../src/build/search/pagePlaces';
import { searchedOn } from '../../src/build/search/siteSearch';
import type { Site } from '../../src/build/site';
import { createFinder, type Found } from '../../src/features/finder/createFinder';
import type { Known } from '../../src/features/finder/searchIndex';

/** The search of a site with its pages, or of what is given in place of its own. */
export function searchesOf(
  site: Site,
  pages: readonly RenderedPage[],
  own: Partial<Known> = {},
): (query: string) => Promise<Found | undefined> {
  const finder = createFinder({
    ...searchedOn(site, pages),
    products: site.modules.products.categories,
    successors: site.modules.successors.successors,
    words: site.content.labels['finder-words'],
    ...own,
  });
  return async (query) => (await finder)(query);
}

/** What a visitor sees, in its order: an answer, older models, the names of what is marked among the products, places. */
export function shownNames(found: Found | undefined): string[] {
  if (!found) return [];
  const { question, answers, categories, places } = found;
  const hits = categories.flatMap((category) => [
    category,
    ...category.brands.flatMap((brand) => [brand, ...brand.models]),
  ]);
  return [
    ...(question ? [question.question] : []),
    ...answers.map(({ model }) => model),
    ...hits.flatMap(({ name, marks }) => (marks.length > 0 ? name : [])),
    ...places.map(({ heading }) => heading.name),
  ];
}

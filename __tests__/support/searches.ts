import type { RenderedPage } from '../../src/build/search/pagePlaces';
import { placesOf } from '../../src/build/search/searchFiles';
import type { Site } from '../../src/build/site';
import { createFinder, type Find, type Found } from '../../src/features/finder/createFinder';
import type { Known } from '../../src/features/finder/searchIndex';
import { indexWhole } from '../../src/features/finder/siteIndex';

/** The search of a site with its pages, or of what is given in place of its own. */
export function searchesOf(
  site: Site,
  pages: readonly RenderedPage[],
  own: Partial<Known> = {},
): Find {
  const { content, modules } = site;
  const words = content.labels['finder-words'];
  const known = {
    products: modules.products.categories,
    synonyms: content.synonyms?.synonyms ?? [],
    questions: content.questions?.questions ?? [],
    ...own,
  };
  const { successors } = modules.successors;
  const finder = indexWhole(known, placesOf(site, pages), words.fillers).then((index) =>
    createFinder({ ...known, successors, words, site: index }),
  );
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

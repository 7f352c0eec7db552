import type { RenderedPage } from '../../src/build/search/pagePlaces';
import { placesOf } from '../../src/build/search/searchFiles';
import type { Site } from '../../src/build/site';
import { createFinder, type Found } from '../../src/features/finder/createFinder';
import { indexWhole } from '../../src/features/finder/siteIndex';

/** The search of a site with its pages. */
export async function searchesOf(
  { content, modules, ...site }: Site,
  pages: readonly RenderedPage[],
) {
  const words = content.labels['finder-words'];
  const known = {
    products: modules.products.categories,
    synonyms: content.synonyms?.synonyms ?? [],
    questions: content.questions?.questions ?? [],
  };
  const places = placesOf({ content, modules, ...site }, pages);
  const index = await indexWhole(known, places, words.fillers);
  const { successors } = modules.successors;
  return createFinder({ ...known, successors, words, site: index });
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

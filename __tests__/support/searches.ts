import type { RenderedPage } from '../../src/build/search/pagePlaces';
import { placesOf } from '../../src/build/search/searchFiles';
import type { Site } from '../../src/build/site';
import type { Successor } from '../../src/content/modules';
import { createFinder } from '../../src/features/finder/createFinder';
import { findAnswers } from '../../src/features/finder/findAnswers';
import { createPlaceSearch } from '../../src/features/finder/placeSearch';

/** The search of a site with its pages. */
export async function searchesOf(site: Site, pages: readonly RenderedPage[]) {
  const { content, modules } = site;
  const words = content.labels['finder-words'];
  const find = createFinder({
    products: modules.products.categories,
    synonyms: content.synonyms?.synonyms ?? [],
    questions: content.questions?.questions ?? [],
    words,
    places: await createPlaceSearch(
      { questions: [], synonyms: [], places: placesOf(site, pages) },
      words.fillers,
      () => Promise.reject(new Error('A site in one file loads no other.')),
    ),
  });

  /** What a visitor sees first: an answer, or the name of what is marked first among the products, or a place's. */
  async function first(query: string): Promise<Successor | string | undefined> {
    const found = await find(query);
    if (!found) return undefined;
    if (found.question) return found.question.question;
    const [answer] = findAnswers(found, modules.successors.successors);
    if (answer) return answer;
    const hits = found.categories.flatMap((category) => [
      category,
      ...category.brands.flatMap((brand) => [brand, ...brand.models]),
    ]);
    return hits.find(({ marks }) => marks.length > 0)?.name ?? found.places[0]?.heading.name;
  }

  return { find, first };
}

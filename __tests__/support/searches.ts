import type { Site } from '../../src/build/site';
import { places } from '../../src/build/sitePlaces';
import type { Successor } from '../../src/content/modules';
import { createFinder } from '../../src/features/finder/createFinder';
import { findAnswers } from '../../src/features/finder/findAnswers';

/** The search of a site. */
export function searchesOf(site: Site) {
  const { content, modules } = site;
  const find = createFinder(
    modules.technologies.technologies,
    modules.synonyms.synonyms,
    content.labels['finder-words'],
    places(site.content),
  );

  /** What a visitor sees first: an answer, or the name of what is marked first among the products, or a place's. */
  function first(query: string): Successor | string | undefined {
    const found = find(query);
    if (!found) return undefined;
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

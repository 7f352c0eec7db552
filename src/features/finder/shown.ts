import { excerptOf, type MarkedText } from './excerpt';
import { type Match, termsOfAll } from './query';
import type { Place } from './searchIndex';
import { type Known, modelsOf } from './searchIndex';
import { marksOf } from './words';

/** A name, the parts of it to mark, and the other word for it that it was found by. */
export type Hit = MarkedText & { synonym?: string };

/** A maker with all of its models: what stands beside what was found helps. `found` counts those. */
export type FoundBrand = Hit & { found: number; models: Hit[] };

/** A category with the makers that something was found of, as far as they are shown. */
export type FoundCategory = Hit & { found: number; brands: FoundBrand[]; moreBrands: number };

/** A place that was found, with the words around what was found in it. */
export type FoundPlace = { href: string; page: string; heading: Hit; excerpt: MarkedText };

/** Of more makers in a category than anybody reads, so many are shown. */
const mostBrands = 12;

/** A name with its marks; all of it where a synonym or a corrected spelling is what was found. */
function hitOf(name: string, synonyms: readonly string[] = [], matches: readonly Match[]): Hit {
  const isIn = (text: string) => (match: Match) => marksOf(match.terms, text).length > 0;
  const within = matches.filter(isIn(name));
  const synonym = synonyms.find((also) =>
    matches.some((match) => !within.includes(match) && isIn(also)(match)),
  );
  if (synonym) return { name, marks: [[0, name.length]], synonym };
  const isGuessed = within.some(({ guessed }) => guessed);
  return { name, marks: isGuessed ? [[0, name.length]] : marksOf(termsOfAll(within), name) };
}

/** The models that were found, by their numbers, in the order of the list. */
export function shownProducts(
  { products }: Known,
  found: ReadonlySet<number>,
  synonyms: ReadonlyMap<string, string[]>,
  matches: readonly Match[],
): FoundCategory[] {
  const hit = (name: string) => hitOf(name, synonyms.get(name), matches);
  let number = 0;
  return products.flatMap(({ category, brands }) => {
    const all = brands.map((brand) => ({
      brand,
      isFound: modelsOf(brand).map(() => found.has(number++)),
    }));
    const makers = all.filter(({ isFound }) => isFound.includes(true));
    if (makers.length === 0) return [];
    return {
      ...hit(category),
      found: makers.flatMap(({ isFound }) => isFound.filter(Boolean)).length,
      brands: makers.slice(0, mostBrands).map(({ brand: { name, models = [] }, isFound }) => ({
        ...hit(name),
        found: isFound.filter(Boolean).length,
        models: models.map((model, at) => (isFound[at] ? hit(model) : { name: model, marks: [] })),
      })),
      moreBrands: Math.max(0, makers.length - mostBrands),
    };
  });
}

export const shownPlace = (
  { href, page, heading, text, also }: Place,
  matches: readonly Match[],
): FoundPlace => ({
  href,
  page,
  heading: hitOf(heading, also, matches),
  excerpt: excerptOf(text, termsOfAll(matches)),
});

import { type Match, termsOfAll } from './query';
import { type Known, modelsOf, type Place, synonymsByName } from './searchIndex';
import { marksOf, type Range } from './words';

/** A text with the parts of it to mark. */
type MarkedText = { name: string; marks: Range[] };

/** A name with what is marked, and the other word for it that it was found by. */
export type Hit = MarkedText & { synonym?: string };

/** A maker with all of its models: what stands beside what was found helps. `found` counts those. */
type FoundBrand = Hit & { found: number; models: Hit[] };

/** A category with the makers that something was found of, as far as they are shown, of `all` its models. */
export type FoundCategory = Hit & {
  found: number;
  all: number;
  brands: FoundBrand[];
  moreBrands: number;
};

/** A place that was found, with the words around what was found in it. */
export type FoundPlace = { href: string; page: string; heading: Hit; excerpt: MarkedText };

/** Of more makers in a category than anybody reads, so many are shown. */
const mostBrands = 12;

/** How much of a text is shown, in characters. */
const excerptLength = 180;

/** Where a line ends, or a sentence within it: with a stop before a capital letter. */
const sentenceEnd = /\n|(?<=[.!?…]) (?=[\p{Lu}\p{N}“‘"])/u;

const isIn = (match: Match, text: string) => marksOf(match.terms, text).length > 0;

/** A name with its marks; all of it where a synonym or a corrected spelling is what was found. */
function hitOf(name: string, synonyms: readonly string[] = [], matches: readonly Match[]): Hit {
  const within = matches.filter((match) => isIn(match, name));
  const elsewhere = matches.filter((match) => !within.includes(match));
  const synonym = synonyms.find((also) => elsewhere.some((match) => isIn(match, also)));
  if (synonym) return { name, marks: [[0, name.length]], synonym };
  const isGuessed = within.some(({ guessed }) => guessed);
  return { name, marks: isGuessed ? [[0, name.length]] : marksOf(termsOfAll(within), name) };
}

/** The models that were found, by their numbers, in the order of the list. */
export function shownProducts(
  { products, synonyms }: Known,
  found: ReadonlySet<number>,
  matches: readonly Match[],
): FoundCategory[] {
  const synonymsOf = synonymsByName(synonyms);
  const hit = (name: string) => hitOf(name, synonymsOf.get(name), matches);
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
      all: brands.flatMap(({ models = [] }) => models).length,
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

/** The sentence of a text with the most of the terms, and the next if there is room; the first where it has none. */
function excerptOf(text: string, terms: readonly string[]): MarkedText {
  const sentences = text.split(sentenceEnd);
  const counts = sentences.map(
    (sentence) => terms.filter((term) => marksOf([term], sentence).length > 0).length,
  );
  const [best = '', next] = sentences.slice(counts.indexOf(Math.max(...counts)));
  const both = `${best} ${next}`;
  const whole = both.length < excerptLength && text.includes(both) ? both : best;
  const name = cutOut(whole, marksOf(terms, whole)[0]?.[0] ?? 0);
  return { name, marks: marksOf(terms, name) };
}

/** So much of a text around a position, between two words, with dots where something is left out. */
function cutOut(text: string, position: number): string {
  if (text.length <= excerptLength) return text;
  const near = position < excerptLength / 2;
  const rest = near ? text : text.slice(text.indexOf(' ', position - excerptLength / 3) + 1);
  const cut =
    rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(' ', excerptLength))} …` : rest;
  return near ? cut : `… ${cut}`;
}

import type { ProductCategory } from '../../content/modules';
import type { Synonyms } from '../../content/schema';
import { foldWords } from './fold';
import { mayBeMisspelled } from './spelling';
import { synonymsByName } from './synonymsByName';
import { begins, marksOf, type Range, type Searched, searched, type Word } from './words';

/** A name, the parts of it to mark, and the synonym it was found by. */
export type Hit = { name: string; marks: Range[]; synonym?: string };

export type FoundBrand = Hit & {
  /** How many of its models were found. */
  found: number;
  /** All of them: what stands beside what was found helps. */
  models: Hit[];
};

export type FoundCategory = Hit & {
  /** How many models were found in it. */
  found: number;
  /** Makers with something found, as far as they are shown. */
  brands: FoundBrand[];
  /** How many makers more there are. */
  moreBrands: number;
};

export type FoundProducts = {
  models: number;
  categories: FoundCategory[];
  /** Nothing has all of the words; this has the most of them, by letters. */
  partly: boolean;
  /** How many letters of the words what was found is without. */
  missing: number;
};

/** Of more makers in a category than anybody reads, so many are shown. */
const mostBrands = 12;

/** The name of a category, maker or model, and its synonyms, as they are searched. */
export type Entry = Searched & { synonyms: Searched[] };

type BrandEntry = Entry & { models: Entry[] };

type CategoryEntry = Entry & { brands: BrandEntry[] };

export type Products = {
  categories: CategoryEntry[];
  entries: Entry[];
  /** Their words, and parts of words, that may be misspelled. */
  spellings: Set<string>;
};

/** A word of the query with what it finds among the products by itself. */
export type ProductMatch = { word: Word; entries: Set<Entry> };

/** Makes categories, makers and models ready for the search. */
export function prepareProducts(
  products: readonly ProductCategory[],
  synonyms: readonly Synonyms[],
): Products {
  const synonymsOf = synonymsByName(synonyms);
  const entryOf = (name: string): Entry => ({
    ...searched(name),
    synonyms: (synonymsOf.get(name) ?? []).map(searched),
  });
  const categories = products.map(({ category, brands }) => ({
    ...entryOf(category),
    brands: brands.map(({ name, models = [] }) => ({
      ...entryOf(name),
      models: models.map(entryOf),
    })),
  }));
  const entries = categories.flatMap((category) => [
    category,
    ...category.brands.flatMap((brand) => [brand, ...brand.models]),
  ]);
  const spellings = new Set(
    entries.flatMap((entry) => [entry, ...entry.synonyms].flatMap(spellingsOf)),
  );
  return { categories, entries, spellings };
}

/** The words of a name and the parts of them that may be misspelled. */
function spellingsOf({ name, folded: { text, starts } }: Searched): string[] {
  const parts = starts.map((start, at) => text.slice(start, starts[at + 1]));
  return [...foldWords(name), ...parts].filter((spelling) => mayBeMisspelled(spelling));
}

/** What has a word in its own name or in a synonym. */
export function entriesWith(word: Word, { entries }: Products): Set<Entry> {
  const found = new Set<Entry>();
  for (const entry of entries) {
    if (begins(word, entry) || entry.synonyms.some((synonym) => begins(word, synonym))) {
      found.add(entry);
    }
  }
  return found;
}

/** A maker with how many letters of the words are not found for each of its models. */
type ScoredBrand = { brand: BrandEntry; missing: number[]; fewest: number };

function scoreBrand(brand: BrandEntry, notInCategory: readonly ProductMatch[]): ScoredBrand {
  const notInBrand = notInCategory.filter(({ entries }) => !entries.has(brand));
  // A maker whose models are not listed is found by itself.
  const entries: Entry[] = brand.models.length > 0 ? brand.models : [brand];
  const missing = entries.map((model) => {
    let letters = 0;
    for (const match of notInBrand) {
      if (!match.entries.has(model)) letters += match.word.text.length;
    }
    return letters;
  });
  return { brand, missing, fewest: Math.min(...missing) };
}

/** The models with the fewest letters missing, in the order of the list. */
export function findProducts(
  { categories }: Products,
  matches: readonly ProductMatch[],
): FoundProducts {
  const scored = categories.map((category) => {
    const notInCategory = matches.filter(({ entries }) => !entries.has(category));
    return { category, brands: category.brands.map((brand) => scoreBrand(brand, notInCategory)) };
  });
  const all = matches.reduce((sum, { word }) => sum + word.text.length, 0);
  const fewest = scored
    .flatMap(({ brands }) => brands)
    .reduce((least, brand) => Math.min(least, brand.fewest), all);
  const found =
    fewest < all
      ? scored
          .map(({ category, brands }) => foundIn(category, brands, fewest, matches))
          .filter((category) => category.found > 0)
      : [];
  return {
    models: found.reduce((sum, category) => sum + category.found, 0),
    categories: found,
    partly: fewest > 0 && fewest < all,
    missing: fewest,
  };
}

/** The makers with a found model, with all of their models: the neighbours help. */
function foundIn(
  category: Entry,
  scored: ScoredBrand[],
  fewest: number,
  matches: readonly ProductMatch[],
): FoundCategory {
  const brands = scored
    .filter((brand) => brand.fewest === fewest)
    .map((brand) => ({
      ...brand,
      found: brand.missing.filter((letters) => letters === fewest).length,
    }));
  return {
    ...hitOf(category, matches),
    found: brands.reduce((sum, { found }) => sum + found, 0),
    brands: brands.slice(0, mostBrands).map(({ brand, missing, found }) => ({
      ...hitOf(brand, matches),
      found,
      models: brand.models.map((model, at) =>
        missing[at] === fewest ? hitOf(model, matches) : { name: model.name, marks: [] },
      ),
    })),
    moreBrands: Math.max(0, brands.length - mostBrands),
  };
}

/** What the words find in a name: their places or, by a synonym or a corrected spelling, all of it. */
function hitOf(entry: Entry, matches: readonly ProductMatch[]): Hit {
  const { name, synonyms } = entry;
  const words = matches.filter(({ entries }) => entries.has(entry)).map(({ word }) => word);
  const elsewhere = words.filter((word) => !begins(word, entry));
  if (elsewhere.length === 0) return { name, marks: marksOf(words, entry) };
  const synonym = synonyms.find((other) => elsewhere.some((word) => begins(word, other)));
  return { name, marks: [[0, name.length]], ...(synonym && { synonym: synonym.name }) };
}

import type { Synonyms, TechnologyCategory } from '../../content/types';
import { editDistance } from './editDistance';
import { type Folded, fold, foldWords, positionsIn } from './fold';

/** Where a part of a name begins and ends, in characters. */
export type Range = [start: number, end: number];

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

export type Found = {
  models: number;
  categories: FoundCategory[];
  /** Words that occur in no name and were replaced by the closest spelling. */
  guessed: string[];
  /** Nothing has all of the words; this has the most of them, by letters. */
  partly: boolean;
};

/** Searches for what was typed; undefined where that is too little to search for. */
export type Find = (query: string) => Found | undefined;

/** One letter would find half the list. In characters. */
const shortestQuery = 2;

/** Of more makers in a category than anybody reads, so many are shown. */
const mostBrands = 12;

/** The name of a category, maker or model, and its synonyms, as they are searched. */
type Entry = { name: string; folded: Folded; synonyms: { name: string; folded: Folded }[] };

type BrandEntry = Entry & { models: Entry[] };

type CategoryEntry = Entry & { brands: BrandEntry[] };

type Index = {
  categories: CategoryEntry[];
  entries: Entry[];
  /** What has a word, or a part of one, spelled like this. Without those that are never guessed. */
  bySpelling: Map<string, Set<Entry>>;
};

/** A word of the query with what it finds by itself. */
type Match = { word: string; entries: Set<Entry>; guessed: boolean };

/**
 * Makes categories, makers and models ready for the search, once: a model is found where every word
 * of the query begins a word, or a part of one, in its own name, its maker's or its category's, or
 * in a synonym of one. Where no model has all of the words, those with the most of them are found.
 * Numbers have to be right; a word that begins nothing may be misspelled.
 */
export function createFinder(categories: TechnologyCategory[], synonyms: Synonyms[]): Find {
  const index = createIndex(categories, synonyms);
  return (query) => {
    const words = foldWords(query);
    if (words.join('').length < shortestQuery) return undefined;
    return search(
      index,
      words.map((word) => matchOf(word, index)),
    );
  };
}

function createIndex(technologies: TechnologyCategory[], synonyms: Synonyms[]): Index {
  const synonymsOf = new Map(synonyms.map(({ name, also }) => [name, also]));
  const entryOf = (name: string): Entry => ({
    name,
    folded: fold(name),
    synonyms: (synonymsOf.get(name) ?? []).map((also) => ({ name: also, folded: fold(also) })),
  });
  const categories = technologies.map(({ category, brands }) => ({
    ...entryOf(category),
    brands: brands.map(({ name, models }) => ({ ...entryOf(name), models: models.map(entryOf) })),
  }));
  const entries = categories.flatMap((category) => [
    category,
    ...category.brands.flatMap((brand) => [brand, ...brand.models]),
  ]);
  const bySpelling = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const spelling of [entry, ...entry.synonyms].flatMap(spellingsOf)) {
      const same = bySpelling.get(spelling);
      if (same) same.add(entry);
      else bySpelling.set(spelling, new Set([entry]));
    }
  }
  return { categories, entries, bySpelling };
}

/** The words of a name and the parts of them that may be misspelled. */
function spellingsOf({ name, folded: { text, starts } }: Pick<Entry, 'name' | 'folded'>): string[] {
  const parts = starts.map((start, at) => text.slice(start, starts[at + 1]));
  return [...foldWords(name), ...parts].filter((spelling) => tolerance(spelling) > 0);
}

/**
 * How many letters of a word may be wrong, as Elasticsearch's AUTO has it. None in a word with a
 * digit: another number is another product.
 */
function tolerance(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Whether a word, or a part of one, begins like this. */
function begins(word: string, { text, starts }: Folded): boolean {
  return text.includes(word) && starts.some((start) => text.startsWith(word, start));
}

function matchOf(word: string, { entries, bySpelling }: Index): Match {
  const found = new Set<Entry>();
  for (const entry of entries) {
    const { folded, synonyms } = entry;
    if (begins(word, folded) || synonyms.some((synonym) => begins(word, synonym.folded))) {
      found.add(entry);
    }
  }
  if (found.size > 0) return { word, entries: found, guessed: false };
  const closest = closestSpellings(word, [...bySpelling.keys()]);
  return {
    word,
    entries: new Set(closest.flatMap((spelling) => [...(bySpelling.get(spelling) ?? [])])),
    guessed: closest.length > 0,
  };
}

/** Those with the fewest letters wrong, if they are few enough. The first letter has to be right. */
function closestSpellings(word: string, spellings: string[]): string[] {
  let fewest = tolerance(word);
  if (fewest === 0) return [];
  let closest: string[] = [];
  for (const spelling of spellings) {
    if (spelling[0] !== word[0] || Math.abs(spelling.length - word.length) > fewest) continue;
    const distance = editDistance(word, spelling);
    if (distance < fewest) closest = [];
    if (distance <= fewest) closest.push(spelling);
    fewest = Math.min(fewest, distance);
  }
  return closest;
}

/** A maker with how many letters of the words are not found for each of its models. */
type ScoredBrand = { brand: BrandEntry; missing: number[]; fewest: number };

function scoreBrand(brand: BrandEntry, notInCategory: Match[]): ScoredBrand {
  const notInBrand = notInCategory.filter(({ entries }) => !entries.has(brand));
  const missing = brand.models.map((model) => {
    let letters = 0;
    for (const { word, entries } of notInBrand) if (!entries.has(model)) letters += word.length;
    return letters;
  });
  return { brand, missing, fewest: Math.min(...missing) };
}

/** The models with the fewest letters missing, in the order of the list. */
function search({ categories }: Index, matches: Match[]): Found {
  const scored = categories.map((category) => {
    const notInCategory = matches.filter(({ entries }) => !entries.has(category));
    return { category, brands: category.brands.map((brand) => scoreBrand(brand, notInCategory)) };
  });
  const all = matches.reduce((sum, { word }) => sum + word.length, 0);
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
    guessed: matches.filter(({ guessed }) => guessed).map(({ word }) => word),
    partly: fewest > 0 && fewest < all,
  };
}

/** The makers with a found model, with all of their models: the neighbours help. */
function foundIn(
  category: Entry,
  scored: ScoredBrand[],
  fewest: number,
  matches: Match[],
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
function hitOf(entry: Entry, matches: Match[]): Hit {
  const { name, folded, synonyms } = entry;
  const words = matches.filter(({ entries }) => entries.has(entry)).map(({ word }) => word);
  const elsewhere = words.filter((word) => !begins(word, folded));
  if (elsewhere.length === 0) {
    return { name, marks: joined(words.flatMap((word) => rangesOf(word, entry))) };
  }
  const synonym = synonyms.find((other) => elsewhere.some((word) => begins(word, other.folded)));
  return { name, marks: [[0, name.length]], ...(synonym && { synonym: synonym.name }) };
}

/** Where words, or parts of words, in a name begin like this. */
function rangesOf(word: string, { name, folded: { text, starts } }: Entry): Range[] {
  const positions = positionsIn(name);
  return starts
    .filter((start) => text.startsWith(word, start))
    .map((start) => [positions[start] ?? 0, (positions[start + word.length - 1] ?? 0) + 1]);
}

/** Ranges in their order, those that touch or overlap as one. */
function joined(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

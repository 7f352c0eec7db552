import SearchableMap from 'minisearch/SearchableMap';
import type { Synonyms, TechnologyCategory } from '../../content/types';

/** Where a part of a name begins and ends, in characters. */
export type Range = [start: number, end: number];

/** A name, the parts of it to mark, and the synonym it was found by. */
export type Hit = { name: string; marks: Range[]; also?: string };

type FoundBrand = Hit & { models: Hit[] };

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
  /** Words that stand in no name and were taken for the closest spelling. */
  guessed: string[];
  /** Nothing has all of the words; this has the most of them, by letters. */
  partly: boolean;
};

/** Searches for what was typed; undefined where that is too little to search for. */
export type Find = (query: string) => Found | undefined;

/** One letter would find half the list. In characters. */
const shortestQuery = 2;

/** An address may be anybody's: what is longer is cut off. In characters. */
export const longestQuery = 100;

/** Of more makers in a category than anybody reads, so many are shown. */
const mostBrands = 12;

/** So many names are indexed before what was typed meanwhile gets its turn. */
const slice = 250;

/** How a name was found by a word, as bits. */
const byName = 1;
const byOther = 2;

type Folded = {
  /** Letters and digits alone, small and without accents. */
  text: string;
  /** Where each character of `text` stands in the name. */
  at: number[];
  /** Where words, and parts of words such as Flex in PowerFlex and 120 in G120, begin in `text`. */
  starts: number[];
};

/** A name as it is compared: "S7-1500", "S7 1500" and "s71500" are the same. */
export function fold(name: string): Folded {
  const folded: Folded = { text: '', at: [], starts: [] };
  let before = '';
  for (const { 0: char, index } of name.matchAll(/./gsu)) {
    const kept = char
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    if (kept) {
      const digits = /\d/.test(char) !== /\d/.test(before);
      const capital = /\p{Lu}/u.test(char) && /\p{Ll}/u.test(before);
      if (!before || digits || capital) folded.starts.push(folded.text.length);
      for (const _ of kept) folded.at.push(index);
      folded.text += kept;
    }
    before = kept && char;
  }
  return folded;
}

/**
 * How many letters of a word may be wrong, as Elasticsearch's AUTO has it. None in a word with a
 * digit: another number is another product.
 */
function tolerance(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

function wordsOf(query: string): string[] {
  return query
    .slice(0, longestQuery)
    .split(/\s+/)
    .map((word) => fold(word).text)
    .filter(Boolean);
}

/** Where a word stands in a name: at the beginning of one of its words, or of a part of one. */
function rangesOf(word: string, { text, at, starts }: Folded): Range[] {
  return starts.flatMap((start): Range[] => {
    if (!text.startsWith(word, start)) return [];
    return [[at[start] ?? 0, (at[start + word.length - 1] ?? 0) + 1]];
  });
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

/** Which names a word finds: a set of bits for each entry. */
type Match = { word: string; bits: Uint8Array; guessed: boolean };

/**
 * An index of categories, makers and models. A model is found where every word is found in its own
 * name, its maker's or its category's, or in a synonym of one, and where none is, what has the
 * most of them; numbers have to be right, and words that nothing begins with may be
 * misspelled. Built in slices that let input through.
 */
export async function createFinder(
  categories: TechnologyCategory[],
  synonyms: Synonyms[],
): Promise<Find> {
  const others = new Map(synonyms.map(({ name, also }) => [name, also]));
  const names: string[] = [];
  /**
   * The list with each category's and maker's entry: its place among the names, counted from 1. A
   * maker's models follow it.
   */
  const numbered = categories.map(({ category, brands }) => ({
    entry: names.push(category),
    category,
    brands: brands.map(({ name, models }) => {
      const entry = names.push(name);
      names.push(...models);
      return { entry, name, models };
    }),
  }));
  /** Entries by what follows each beginning: a prefix of it is what may be typed. */
  const beginnings = new SearchableMap<number[]>();
  /** Entries by their words and parts of words, for what is misspelled. */
  const spellings = new SearchableMap<number[]>();

  const add = (map: SearchableMap<number[]>, key: string, entry: number) =>
    map.fetch(key, () => []).push(entry);

  const index = (name: string, entry: number) => {
    const { text, starts } = fold(name);
    for (const [at, start] of starts.entries()) {
      add(beginnings, text.slice(start), entry);
      const part = text.slice(start, starts[at + 1]);
      if (tolerance(part)) add(spellings, part, Math.abs(entry));
    }
    for (const word of wordsOf(name)) if (tolerance(word)) add(spellings, word, Math.abs(entry));
  };

  for (const [entry, name] of names.entries()) {
    index(name, entry + 1);
    // Below zero: found by another word than the name.
    for (const other of others.get(name) ?? []) index(other, -entry - 1);
    if (entry % slice === slice - 1) await new Promise((resolve) => setTimeout(resolve));
  }

  const match = (word: string): Match => {
    const bits = new Uint8Array(names.length + 1);
    let any = false;
    for (const entries of beginnings.atPrefix(word).values()) {
      any = true;
      for (const entry of entries) {
        const at = Math.abs(entry);
        bits[at] = (bits[at] ?? 0) | (entry > 0 ? byName : byOther);
      }
    }
    if (any || !tolerance(word)) return { word, bits, guessed: false };
    const near = [...spellings.fuzzyGet(word, tolerance(word))].filter(
      ([spelling]) => spelling[0] === word[0],
    );
    const closest = Math.min(...near.map(([, [, distance]]) => distance));
    for (const [, [entries, distance]] of near) {
      if (distance === closest) for (const entry of entries) bits[entry] = byOther;
    }
    return { word, bits, guessed: near.length > 0 };
  };

  const hit = (name: string, entry: number, matches: Match[]): Hit => {
    const ways = matches.filter(({ bits }) => bits[entry]);
    const folded = fold(name);
    if (ways.some(({ bits }) => bits[entry] === byOther)) {
      const also = others
        .get(name)
        ?.find((other) =>
          ways.some(
            ({ word, bits }) => bits[entry] === byOther && rangesOf(word, fold(other)).length > 0,
          ),
        );
      return { name, marks: [[0, name.length]], ...(also && { also }) };
    }
    return { name, marks: joined(ways.flatMap(({ word }) => rangesOf(word, folded))) };
  };

  /** How many letters of the words stand in a model, its maker or its category, or their synonyms. */
  const score = (matches: Match[], category: number, brand: number, model: number): number => {
    let letters = 0;
    for (const { word, bits } of matches) {
      if (bits[category] || bits[brand] || bits[model]) letters += word.length;
    }
    return letters;
  };

  /** The highest score that any model has. */
  const highest = (matches: Match[]): number => {
    let most = 0;
    for (const { entry, brands } of numbered) {
      for (const { entry: brand, models } of brands) {
        for (const at of models.keys()) {
          most = Math.max(most, score(matches, entry, brand, brand + 1 + at));
        }
      }
    }
    return most;
  };

  /** What has a score of at least so much of all there is to have. */
  const search = (matches: Match[], least: number, all: number): Found => {
    const found: Found = {
      models: 0,
      categories: [],
      guessed: matches.flatMap(({ word, guessed }) => (guessed ? [word] : [])),
      partly: least < all,
    };
    for (const { entry, category, brands } of numbered) {
      const inCategory: FoundCategory = {
        ...hit(category, entry, matches),
        found: 0,
        brands: [],
        moreBrands: 0,
      };
      for (const { entry: brand, name, models } of brands) {
        const isFound = (model: number) => score(matches, entry, brand, brand + 1 + model) >= least;
        const foundHere = models.reduce((sum, _, model) => sum + Number(isFound(model)), 0);
        inCategory.found += foundHere;
        if (foundHere === 0) continue;
        if (inCategory.brands.length === mostBrands) {
          inCategory.moreBrands += 1;
          continue;
        }
        inCategory.brands.push({
          ...hit(name, brand, matches),
          models: models.map((model, at) =>
            isFound(at) ? hit(model, brand + 1 + at, matches) : { name: model, marks: [] },
          ),
        });
      }
      found.models += inCategory.found;
      if (inCategory.found > 0) found.categories.push(inCategory);
    }
    return found;
  };

  return (query) => {
    const words = wordsOf(query);
    const all = words.join('').length;
    if (all < shortestQuery) return undefined;
    const matches = words.map(match);
    const found = search(matches, all, all);
    if (found.models > 0) return found;
    const most = highest(matches);
    return most > 0 ? search(matches, most, all) : found;
  };
}

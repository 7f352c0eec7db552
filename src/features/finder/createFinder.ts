import type { Labels, Synonyms, TechnologyCategory } from '../../content/schema';
import {
  type FoundPlace,
  findPlaces,
  isIn,
  type PlaceEntry,
  placeEntry,
  placeSpellings,
} from './findPlaces';
import {
  type Entry,
  entriesWith,
  type FoundCategory,
  findProducts,
  type Products,
  prepareProducts,
} from './findProducts';
import { fold, foldWords } from './fold';
import type { Place } from './loadPlaces';
import { closestSpellings } from './spelling';
import { lengthOf, partsOf, type Word, wordsOf } from './words';

export type Found = {
  models: number;
  categories: FoundCategory[];
  /** No model has all of the words; these have the most of them, by letters. */
  partly: boolean;
  places: FoundPlace[];
  /** How many places more there are. */
  morePlaces: number;
  /** Words that occur nowhere and were replaced by the closest spelling. */
  guessed: string[];
  /** Somebody asks what replaces something: "end of life", "replace plc". */
  replacing: boolean;
};

/** Searches for what was typed; undefined where that is too little to search for. */
export type Find = (query: string) => Found | undefined;

/** One letter would find half the list. In characters. */
const shortestQuery = 2;

/** Words that ask what comes after something that is no longer made: single ones, and several. */
type Replacing = { texts: Set<string>; phrases: { text: string; words: string[] }[] };

/** Everything that is searched. */
type Index = {
  products: Products;
  places: PlaceEntry[];
  spellings: Set<string>;
  replacing: Replacing;
};

/** A word of the query with what it finds by itself. */
type Match = {
  word: Word;
  /** As it may have been meant: itself, or the closest words that there are. */
  spellings: Word[];
  entries: Set<Entry>;
  replacing: boolean;
  guessed: boolean;
};

/**
 * Makes categories, makers, models and the places of the site ready for the search, once. A model is
 * found where every word of the query begins a word, or a part of one, in its own name, its maker's
 * or its category's, or in a synonym of one; a place where every word begins one of its own. Where
 * nothing has all of the words, the models with the most of them are found. Numbers have to be
 * right, and so have signs in a name (`b&r`); a word that begins nothing may be misspelled. `words` are
 * those of the language that say what is asked, or nothing.
 */
export function createFinder(
  technologies: TechnologyCategory[],
  synonyms: Synonyms[],
  words: Labels['finder-words'],
  places: Place[] = [],
): Find {
  const phrases = words.replacing.map((phrase) => ({
    text: fold(phrase).text,
    words: foldWords(phrase),
  }));
  const replacing = { phrases, texts: new Set(phrases.map(({ text }) => text)) };
  const fillers = new Set(words.fillers);
  const products = prepareProducts(technologies, synonyms);
  const entries = places.map(placeEntry);
  const spellings = new Set([
    ...products.bySpelling.keys(),
    ...placeSpellings(entries),
    ...replacing.texts,
  ]);
  const index = { products, places: entries, spellings, replacing };
  return (query) => {
    const typed = withPhrases(wordsOf(query), replacing);
    if (typed.reduce((sum, word) => sum + lengthOf(word), 0) < shortestQuery) return undefined;
    const telling = typed.filter(({ text }) => !fillers.has(text));
    return search(
      index,
      (telling.length > 0 ? telling : typed).flatMap((word) => matchesOf(word, index)),
    );
  };
}

/** The words with those that belong together as one: "end of life". */
function withPhrases(words: Word[], { phrases }: Replacing): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phrases.find(
      (each) =>
        each.words.length > 1 &&
        each.words.every((text, after) => words[at + after]?.text === text),
    );
    const word = words[at];
    if (phrase) {
      result.push({ text: phrase.text });
      at += phrase.words.length - 1;
    } else if (word) result.push(word);
  }
  return result;
}

/** Whether a word, or what has been typed of it so far, asks for a replacement. */
function isReplacing(text: string, { texts }: Replacing): boolean {
  return (
    texts.has(text) || (text.length > 4 && [...texts].some((phrase) => phrase.startsWith(text)))
  );
}

function matchesOf(word: Word, index: Index): Match[] {
  const { products, places, spellings, replacing } = index;
  const entries = entriesWith(word, products);
  const asksToReplace = isReplacing(word.text, replacing);
  if (entries.size > 0 || asksToReplace || places.some((place) => isIn(word, place))) {
    return [{ word, spellings: [word], entries, replacing: asksToReplace, guessed: false }];
  }
  const parts = partsOf(word);
  if (parts.length > 0) return parts.flatMap((part) => matchesOf(part, index));
  const closest = word.signed ? [] : closestSpellings(word.text, spellings);
  return [
    {
      word,
      spellings: closest.map((text) => ({ text })),
      entries: new Set(
        closest.flatMap((spelling) => [...(products.bySpelling.get(spelling) ?? [])]),
      ),
      replacing: closest.some((text) => isReplacing(text, replacing)),
      guessed: closest.length > 0,
    },
  ];
}

function search({ products, places }: Index, matches: Match[]): Found {
  const named = matches.filter((match) => !match.replacing);
  const withAll = findPlaces(
    places,
    matches.map(({ spellings }) => spellings),
  );
  const found =
    withAll.places.length > 0 || named.length === 0
      ? withAll
      : findPlaces(
          places,
          named.map(({ spellings }) => spellings),
        );
  const foundProducts = findProducts(products, named);
  const none = { models: 0, categories: [], partly: false };
  return {
    // What has all of the words is the answer; what has some of them is for want of one.
    ...(foundProducts.partly && found.places.length > 0 ? none : foundProducts),
    ...found,
    guessed: matches.filter(({ guessed }) => guessed).map(({ word }) => word.text),
    replacing: named.length < matches.length,
  };
}

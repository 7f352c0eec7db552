import type { ProductCategory } from '../../content/modules';
import type { Labels, Question, Synonyms } from '../../content/schema';
import { type FoundPlace, type FoundPlaces, showPlaces } from './findPlaces';
import {
  type Entry,
  entriesWith,
  type FoundCategory,
  findProducts,
  type Products,
  prepareProducts,
} from './findProducts';
import { askedQuestions, findQuestion, isAnswered } from './findQuestion';
import { fold, foldWords } from './fold';
import type { Ranked } from './placeIndex';
import type { PlaceSearch } from './placeSearch';
import { closestSpellings } from './spelling';
import { lengthOf, partsOf, type Word, wordsOf } from './words';

export type Found = {
  /** The question that was asked, with its answer. */
  question?: Question;
  models: number;
  categories: FoundCategory[];
  /** Nothing has all of the words; this has the most of them, by letters. */
  partly: boolean;
  places: FoundPlace[];
  /** How many places more there are. */
  morePlaces: number;
  /** Words that occur nowhere and were replaced by the closest spelling. */
  guessed: string[];
  /** Words that occur nowhere, and that nothing is spelled like. */
  unknown: string[];
  /** Somebody asks what replaces something: "end of life", "replace plc". */
  replacing: boolean;
};

/** Searches for what was typed; undefined where that is too little. Rejects where the network fails. */
export type Find = (query: string) => Promise<Found | undefined>;

/** What is searched. */
export type Searchable = {
  products: readonly ProductCategory[];
  synonyms: readonly Synonyms[];
  questions: readonly Question[];
  /** Words of the language that say what is asked, or nothing. */
  words: Labels['finder-words'];
  /** What is written on the site; undefined where it could not be loaded. */
  places: PlaceSearch | undefined;
};

/** One letter would find half the list. In characters. */
const shortestQuery = 2;

/** Whether what was typed is enough to search for. */
export const isEnough = (query: string): boolean =>
  wordsOf(query).reduce((sum, word) => sum + lengthOf(word), 0) >= shortestQuery;

/** Whether two words are the same but for their last letter: "apprentices" and "apprenticed". */
const isFormOf = (word: string, other: string) =>
  other.startsWith(word.slice(0, -1)) && word.startsWith(other.slice(0, -1));

/** Words that ask what comes after something that is no longer made: single ones, and several. */
type Replacing = { texts: Set<string>; phrases: { text: string; words: string[] }[] };

type Index = {
  products: Products;
  places: PlaceSearch | undefined;
  replacing: Replacing;
  /** The words that questions are asked with. */
  asked: string[];
};

/** A word of the query with what it finds by itself. */
type Match = {
  word: Word;
  /** As it may have been meant: itself, or the closest words that there are; none where it is unknown. */
  spellings: Word[];
  entries: Set<Entry>;
  replacing: boolean;
  guessed: boolean;
};

/**
 * Makes categories, makers, models, questions and what is written on the site ready for the search,
 * once. A model is found where every word of the query begins a word, or a part of one, in its own
 * name, its maker's or its category's, or in a synonym of one; a place where every word begins one
 * of its own. A word that occurs nowhere is left out; where nothing has all of the others, what has
 * the most of them is found. Numbers have to be right, and so have signs in a name (`b&r`); another
 * word that begins nothing may be misspelled.
 */
export function createFinder({ products, synonyms, questions, words, places }: Searchable): Find {
  const phrases = words.replacing.map((phrase) => ({
    text: fold(phrase).text,
    words: foldWords(phrase),
  }));
  const replacing = { phrases, texts: new Set(phrases.map(({ text }) => text)) };
  const fillers = new Set(words.fillers);
  const asked = askedQuestions(questions);
  const index: Index = {
    products: prepareProducts(products, synonyms),
    places,
    replacing,
    asked: asked.flatMap((question) => question.asked.flat()),
  };
  return async (query) => {
    if (!isEnough(query)) return undefined;
    const inQuery = wordsOf(query);
    const typed = withPhrases(inQuery, replacing);
    const telling = typed.filter(({ text }) => !fillers.has(text));
    const searched = telling.length > 0 ? telling : typed;
    const matches = await matchesOf(searched, index);
    const guesses = matches.filter(({ guessed }) => guessed);
    const meant = guesses.flatMap(({ spellings }) => spellings);
    const asking = findQuestion(asked, [...inQuery, ...meant]);
    // A word that is misspelled counts as what it is taken for.
    const understood = inQuery.map(
      (word) => guesses.find((guess) => guess.word.text === word.text)?.spellings[0] ?? word,
    );
    const question = asking && isAnswered(asking, understood, fillers) ? asking : undefined;
    const taken = new Set(question?.words.map(({ text }) => text));
    // What asks a question is understood, and not replaced by what is spelled like it.
    const isAsked = ({ word, spellings, entries, guessed }: Match) =>
      (taken.has(word.text) && (guessed || spellings.length === 0)) ||
      (entries.size === 0 &&
        spellings.some((spelling) => taken.has(spelling.text) && !places?.has(spelling)));
    const found = await search(
      index,
      matches.filter((match) => !isAsked(match)),
    );
    if (!question) return found;
    if (!found.partly) return { ...found, question: question.question };
    // With an answer, what has some of its words alone is for want of nothing; what is found of the
    // others stands beside it.
    const others = matches.filter(({ word }) => !taken.has(word.text));
    const rest = others.length > 0 ? await search(index, others) : { ...found, ...nothing };
    return { ...rest, partly: false, question: question.question };
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

/** What each word finds by itself. Rejects where the network fails. */
async function matchesOf(words: readonly Word[], index: Index): Promise<Match[]> {
  await index.places?.prepare(words);
  const matches = await Promise.all(words.map((word) => matchesOfWord(word, index)));
  return matches.flat();
}

async function matchesOfWord(word: Word, index: Index): Promise<Match[]> {
  const { products, places, replacing } = index;
  const entries = entriesWith(word, products);
  const asksToReplace = isReplacing(word.text, replacing);
  if (entries.size > 0 || asksToReplace || places?.has(word))
    return [{ word, spellings: [word], entries, replacing: asksToReplace, guessed: false }];
  const parts = partsOf(word);
  if (parts.length > 0) return matchesOf(parts, index);
  const closest = word.signed ? [] : await closestTo(word.text, index);
  await places?.prepare(closest.map((text) => ({ text })));
  return [
    {
      word,
      spellings: closest.map((text) => ({ text })),
      entries: new Set(closest.flatMap((text) => [...entriesWith({ text }, products)])),
      replacing: closest.some((text) => isReplacing(text, replacing)),
      guessed: closest.some((text) => !isFormOf(word.text, text)),
    },
  ];
}

/** The closest of all words that there are. */
async function closestTo(
  text: string,
  { products, places, replacing, asked }: Index,
): Promise<string[]> {
  const written = (await places?.spellings()) ?? [];
  const all = new Set([...products.spellings, ...replacing.texts, ...asked, ...written]);
  return closestSpellings(text, all);
}

/** What is found where nothing is. */
const nothing = { models: 0, categories: [], places: [], morePlaces: 0 };

/** What was found in the pages, where they are searched. */
const noPlaces: FoundPlaces & Ranked = { places: [], morePlaces: 0, ids: [], letters: 0 };

async function search(
  { products, places }: Index,
  matches: readonly Match[],
): Promise<Omit<Found, 'question'>> {
  const known = matches.filter(({ spellings }) => spellings.length > 0);
  const named = known.filter((match) => !match.replacing);
  const { missing, ...foundProducts } = findProducts(products, named);
  const ranked = rank(places, known, named);
  const letters = named.reduce((sum, { word }) => sum + word.text.length, 0);
  const ofProducts = letters - missing;
  const ofPlaces = Math.min(ranked.letters, letters);
  // What has all of the words is the answer; what has fewer of them is for want of one.
  const showProducts = ofProducts >= ofPlaces || !foundProducts.partly;
  const showsPlaces = ofPlaces >= ofProducts || letters === 0;
  const shown =
    places && showsPlaces ? await showPlaces(ranked, spellingsOf(known), places) : noPlaces;
  const most = Math.max(ofProducts, ofPlaces);
  return {
    ...(showProducts ? foundProducts : nothing),
    partly: most > 0 && most < letters,
    places: shown.places,
    morePlaces: shown.morePlaces,
    guessed: matches.filter(({ guessed }) => guessed).map(({ word }) => word.text),
    unknown: matches
      .filter(({ spellings }) => spellings.length === 0)
      .map(({ word: { text, typed } }) => typed ?? text),
    replacing: named.length < known.length,
  };
}

const spellingsOf = (matches: readonly Match[]): Word[] =>
  matches.flatMap(({ spellings }) => spellings);

/** The places with all of the words or, where there are none, with the most of those that are not about replacing. */
function rank(
  places: PlaceSearch | undefined,
  known: readonly Match[],
  named: readonly Match[],
): Ranked {
  const rankOf = (matches: readonly Match[]): Ranked =>
    places && matches.length > 0 ? places.rank(matches) : noPlaces;
  const ofKnown = rankOf(known);
  const all = known.reduce((sum, { word }) => sum + word.text.length, 0);
  return ofKnown.letters === all || named.length === 0 ? ofKnown : rankOf(named);
}

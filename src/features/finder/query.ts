import MiniSearch from 'minisearch';
import type { Labels } from '../../content/schema';
import type { SearchIndex } from './searchIndex';
import { fold, partsOf, type Word, wordsOf } from './words';

/** A word of the query, as it may have been meant. */
export type Match = {
  word: Word;
  /** What is searched for it: itself, or the closest words that there are; nothing where it is unknown. */
  terms: string[];
  /** It occurs nowhere, and the closest spelling is another word. */
  guessed: boolean;
  /** It asks for what comes after something that is no longer made. */
  replacing: boolean;
};

/** What is only guessed counts for less than what is there. */
export const lettersOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { word, guessed }) => sum + word.term.length / (guessed ? 2 : 1), 0);

export const termsOfAll = (matches: readonly Match[]): string[] =>
  matches.flatMap(({ terms }) => terms);

/** Of a word shorter than this, the closest one is another word: "skew" is not SEW. In letters. */
const shortestMisspelled = 5;

/** From so many letters on, two may be wrong. */
const longWord = 8;

/** Whether a misspelled word can be told. Another number is another product, and so is another sign. */
const mayBeMisspelled = (word: string) =>
  word.length >= shortestMisspelled && /^\p{L}+$/u.test(word);

/** Whether two words are the same but for their last letter: "apprentices" and "apprenticed". */
const isFormOf = (word: string, other: string) =>
  other.startsWith(word.slice(0, -1)) && word.startsWith(other.slice(0, -1));

/** Understands queries, by the words of the language that say what is asked, or nothing. */
export function queryReader(labels: Labels['finder-words'], index: SearchIndex) {
  const phrases = labels.replacing.map((phrase) => phrase.toLowerCase());
  const replacing = phrases.map(fold);
  const fillers = new Set(labels.fillers);

  /** Whether a word tells nothing by itself. */
  const isFiller = ({ term }: Word) => fillers.has(term);

  /** Whether a word, or what has been typed of it so far, asks for a replacement. */
  const isReplacing = (term: string) =>
    replacing.some((text) => text === term || (term.length > 4 && text.startsWith(term)));

  /** The words of a query, with those that belong together as one: "end of life". */
  function wordsIn(query: string): Word[] {
    const spaced = ` ${query.toLowerCase().split(/\s+/).join(' ')} `;
    return wordsOf(
      phrases.reduce((text, each) => text.replace(` ${each} `, ` ${fold(each)} `), spaced),
    );
  }

  /** Every word that a misspelled one may stand for, made when there is one. */
  let known: MiniSearch<{ id: string }> | undefined;
  function spellings() {
    if (known) return known;
    const words = [...replacing, ...index.toJSON().index.map(([term]) => term)];
    known = new MiniSearch({ fields: ['id'], tokenize: (id) => [id] });
    known.addAll([...new Set(words)].filter(mayBeMisspelled).map((id) => ({ id })));
    return known;
  }

  /** Those with the fewest letters wrong or exchanged, if they are few enough. The first letter has to be right. */
  function closestSpellings(word: string): string[] {
    if (!mayBeMisspelled(word)) return [];
    const exchanged = Array.from(
      word,
      (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
    );
    const within = (fuzzy: number) =>
      spellings()
        .search(word, { fuzzy, filter: ({ id }) => id[0] === word[0] })
        .map(({ id }) => String(id));
    const closest = [...exchanged.filter((each) => spellings().has(each)), ...within(1)];
    return closest.length > 0 || word.length < longWord ? [...new Set(closest)] : within(2);
  }

  /** What each word may have been meant as. */
  function understand(words: readonly Word[]): Match[] {
    return words.flatMap((word): Match[] => {
      const { term } = word;
      if (isReplacing(term) || index.search(term).length > 0)
        return [{ word, terms: [term], guessed: false, replacing: isReplacing(term) }];
      const parts = partsOf(word);
      if (parts.length > 0) return understand(parts);
      const terms = closestSpellings(term);
      const guessed = terms.some((spelling) => !isFormOf(term, spelling));
      return [{ word, terms, guessed, replacing: terms.some(isReplacing) }];
    });
  }

  return { isFiller, wordsIn, understand };
}

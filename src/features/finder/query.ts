import type { Labels } from '../../content/schema';
import { closestSpellings } from './closestSpellings';
import type { SiteIndex } from './siteIndex';
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

/** Whether two words are the same but for their last letter: "apprentices" and "apprenticed". */
const isFormOf = (word: string, other: string) =>
  other.startsWith(word.slice(0, -1)) && word.startsWith(other.slice(0, -1));

/** Understands queries, by the words of the language that say what is asked, or nothing. */
export function queryReader(labels: Labels['finder-words'], site: SiteIndex) {
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

  /** What each word may have been meant as. Rejects where the network fails. */
  async function understand(words: readonly Word[]): Promise<Match[]> {
    const index = await site.indexFor(words.map(({ term }) => term));
    const matches = words.map(async (word): Promise<Match[]> => {
      const { term } = word;
      if (isReplacing(term) || index.search(term).length > 0)
        return [{ word, terms: [term], guessed: false, replacing: isReplacing(term) }];
      const parts = partsOf(word);
      if (parts.length > 0) return understand(parts);
      const terms = closestSpellings(term, [...replacing, ...(await site.spellings())]);
      const guessed = terms.some((spelling) => !isFormOf(term, spelling));
      return [{ word, terms, guessed, replacing: terms.some(isReplacing) }];
    });
    return (await Promise.all(matches)).flat();
  }

  return { isFiller, wordsIn, understand };
}

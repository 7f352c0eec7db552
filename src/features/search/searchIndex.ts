import MiniSearch from 'minisearch';
import type { Labels } from '../../content/schema';
import type { Successor } from '../technologies/content';
import type { ProductCategory, Question, Synonyms } from './content';
import { endsOf, fold, termsOf } from './words';

/** A place of the site that can be linked to, with all that is written there. */
export type Place = {
  /** Its address: `/about#cloud-database`. */
  href: string;
  /** The page it is on, by what visitors know it by. */
  page: string;
  heading: string;
  /** Its paragraphs, list items and the like, a line each. */
  text: string;
};

/** The content of a site's search file: other words for things, and how order numbers begin. */
export type SearchFile = {
  questions: readonly Question[];
  synonyms: readonly Synonyms[];
  orderNumbers: readonly Synonyms[];
  places: readonly Place[];
};

/** All that is searched, with words of the language that say what is asked, or nothing. */
export type Searched = SearchFile & {
  language: string;
  products: readonly ProductCategory[];
  successors: readonly Successor[];
  words: Labels['search-words'];
};

/**
 * How much more a find counts than one in another text. All of the query is the name of a thing or
 * another word for it (`whole`), or a word is in a name, in another word for it, or in the text of
 * a page, which says more of its subject than the text of a section.
 */
const boost = { whole: 100, name: 4, also: 3, page: 3 };

/** The index for single words, and for pieces of names. */
const wordFields = ['name', 'also', 'page', 'text', 'pieces'] as const;

/** Finds all of a name, or the beginning of an order number. */
export const asWhole = { fields: ['whole'], prefix: false };

/** Finds a word as it stands. */
export const asWords = { fields: wordFields.slice(0, -1), prefix: false };

/** A model, a question or a place in the index. */
type Entry = Record<'id', number> & Record<(typeof wordFields)[number] | 'whole', string>;

/** The index, with all words of names and texts. */
export type SearchIndex = MiniSearch<Entry> & { words: ReadonlySet<string> };

/** Whether two words are the same but for an ending shorter than a third: "price" and "prices". */
export const isSameWord = (word: string, other: string): boolean => {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return long.startsWith(short) && short.length > (2 / 3) * long.length;
};

/** The other words for a thing. */
export const synonymsOf = (synonyms: readonly Synonyms[], thing: string): string[] =>
  synonyms.flatMap(({ names, also }) => (names.includes(thing) ? also : []));

/** The models of a maker; a maker whose models are not listed counts as one. */
export const modelsOf = ({ name, models = [] }: ProductCategory['brands'][number]): string[] =>
  models.length > 0 ? models : [name];

/**
 * The entries by their numbers: models in the order of the list, then questions, of which the last
 * asks for a replacement, then places.
 */
function entriesOf({ products, questions, places, words, ...known }: Searched): Entry[] {
  const alsoOf = (name: string) => synonymsOf(known.synonyms, name);
  const entryOf = (name: string, also: readonly string[], { page = '', text = '' } = {}) => {
    const pieces = [name, ...also].join('\n');
    const whole = [pieces, ...synonymsOf(known.orderNumbers, name)].join('\n');
    return { name, also: also.join('\n'), page, text, pieces, whole };
  };
  return [
    ...products.flatMap(({ category, brands }) =>
      brands.flatMap((brand) => {
        const around = [brand.name, category];
        const text = [...around, ...around.flatMap(alsoOf)].join('\n');
        return modelsOf(brand).map((model) => entryOf(model, alsoOf(model), { text }));
      }),
    ),
    ...questions.map(({ question, asked, answer: text }) => entryOf(question, asked, { text })),
    entryOf('', words.replacing),
    ...places.map(({ href, heading, text }) =>
      entryOf(heading, alsoOf(heading), href.includes('#') ? { text } : { page: text }),
    ),
  ].map((entry, id) => ({ id, ...entry }));
}

/** Makes the index of everything. Words that a search would find everywhere are left out. */
export async function createIndex(searched: Searched): Promise<SearchIndex> {
  const fillers = new Set(searched.words.fillers);
  const words = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: [...wordFields, 'whole'],
    tokenize(text, field) {
      if (field === 'whole') return text.split('\n').map(fold);
      if (field === 'pieces') return endsOf(text);
      const terms = termsOf(text);
      for (const term of terms) words.add(term);
      return terms;
    },
    processTerm: (term) => !fillers.has(term) && term,
    searchOptions: {
      fields: [...wordFields],
      tokenize: (term) => [term],
      processTerm: (term) => term,
      // It may be the beginning of a word: only one with a sign or a small number is whole.
      prefix: (term) => !/[^\p{L}\p{M}\p{N}]|^\d{1,2}$/u.test(term),
      boost,
    },
  });
  // Ten at once: a letter that is typed meanwhile appears between two steps.
  await index.addAllAsync(entriesOf(searched));
  return Object.assign(index, { words });
}

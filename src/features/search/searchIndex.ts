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

/** What `searchFile` holds: the questions that are answered, other words for things, and every place of a site. */
export type SearchFile = {
  questions: readonly Question[];
  synonyms: readonly Synonyms[];
  places: readonly Place[];
};

/** All that is searched, with words of the language that say what is asked, or nothing. */
export type Searched = SearchFile & {
  products: readonly ProductCategory[];
  successors: readonly Successor[];
  words: Labels['search-words'];
};

/** What the index holds of a model, question or place. Lines of `also` are names too. */
type Entry = { id: number; name: string; also: string; around?: string; text?: string };

export type SearchIndex = MiniSearch<Entry>;

/** What finds an entry by the whole of a name. It stands beside the words that begin like it. */
export const exactTerm = (name: string): string => `${fold(name)}=`;

/** What a line of a text begins with and goes on to explain: "Electrician, in sawmills and dairies". */
const lineHead = /^[^,.:·\n]{2,40}(?=,)/gm;

/** So many entries are indexed before a letter that was typed is answered. */
const indexedAtOnce = 20;

/** Whether what was typed may be the beginning of a word: a sign or a small number is the whole. */
const mayGoOn = (term: string) => !/[^\p{L}\p{N}]|^\d{1,2}$/u.test(term);

/** The other words for a thing. */
export const synonymsOf = (synonyms: readonly Synonyms[], thing: string): string[] =>
  synonyms.flatMap(({ names, also }) => (names.includes(thing) ? also : []));

/** The models of a maker; a maker whose models are not listed is found by itself. */
export const modelsOf = ({ name, models = [] }: ProductCategory['brands'][number]): string[] =>
  models.length > 0 ? models : [name];

/**
 * Everything that is found, by its number: models in the order of the list, then questions, of which the
 * last is what replaces a model, then places.
 */
function entriesOf(searched: Searched): Entry[] {
  const { products, synonyms, questions, places, words } = searched;
  const alsoOf = (name: string) => synonymsOf(synonyms, name);
  const entry = (name: string, also: readonly string[], more = {}) => ({
    name,
    also: also.join('\n'),
    ...more,
  });
  return [
    ...products.flatMap(({ category, brands }) =>
      brands.flatMap((brand) => {
        const names = [brand.name, category];
        const around = [...names, ...names.flatMap(alsoOf)].join('\n');
        return modelsOf(brand).map((name) => entry(name, alsoOf(name), { around }));
      }),
    ),
    ...questions.map(({ question, asked, answer: text }) => entry(question, asked, { text })),
    entry('', words.replacing),
    ...places.map(({ heading, text }) => entry(heading, alsoOf(heading), { text })),
  ].map((each, id) => ({ ...each, id }));
}

/** Makes the index of everything. Words that a search would find everywhere are left out. */
export async function createIndex(searched: Searched): Promise<SearchIndex> {
  const fillers = new Set(searched.words.fillers);
  const index = new MiniSearch<Entry>({
    fields: ['name', 'also', 'around', 'text'] satisfies (keyof Entry)[],
    tokenize(text, field) {
      if (field === 'text')
        return [...termsOf(text), ...Array.from(text.match(lineHead) ?? [], exactTerm)];
      const exact = field === 'around' ? [] : text.split('\n').filter(Boolean).map(exactTerm);
      return [...termsOf(text), ...endsOf(text), ...exact];
    },
    processTerm: (term) => !fillers.has(term) && term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      prefix: mayGoOn,
      boost: { name: 4, also: 3 },
    },
  });
  await index.addAllAsync(entriesOf(searched), { chunkSize: indexedAtOnce });
  return index;
}

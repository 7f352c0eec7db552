import type MiniSearch from 'minisearch';
import type { Options } from 'minisearch';
import type { ProductCategory } from '../../content/modules';
import type { Question, Synonyms } from '../../content/schema';
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
  /** Other words for it. */
  also?: string[];
};

/** What is searched: makers and models, what is asked, and places, with other words for them. */
export type Known = {
  products: readonly ProductCategory[];
  synonyms: readonly Synonyms[];
  questions: readonly Question[];
  places: readonly Place[];
};

/** What the index holds of a model, question or place. Lines of `also` are names too. */
type Entry = { id: number; name: string; also: string; around: string; text: string };

export type SearchIndex = MiniSearch<Entry>;

/** What finds an entry by the whole of a name. It stands beside the words that begin like it. */
export const exactTerm = (name: string): string => `${fold(name)}=`;

/** What a line of a text begins with and goes on to explain: "Electrician, in sawmills and dairies". */
const lineHead = /^[^,.:·\n]{2,40}(?=,)/gm;

/** Whether what was typed may be the beginning of a word: a sign or a small number is the whole. */
const mayGoOn = (term: string) => !/[^\p{L}\p{N}]|^\d{1,2}$/u.test(term);

/**
 * How everything is indexed and searched. `fillers` are words that are left out: a search for them finds
 * everything.
 */
export const indexOptions = (fillers: readonly string[]): Options<Entry> => {
  const left = new Set(fillers);
  return {
    fields: ['name', 'also', 'around', 'text'] satisfies (keyof Entry)[],
    tokenize(text, field) {
      if (field === 'text')
        return [...termsOf(text), ...Array.from(text.match(lineHead) ?? [], exactTerm)];
      const exact = field === 'around' ? [] : text.split('\n').filter(Boolean).map(exactTerm);
      return [...termsOf(text), ...endsOf(text), ...exact];
    },
    processTerm: (term) => !left.has(term) && term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      prefix: mayGoOn,
      boost: { name: 4, also: 3 },
    },
  };
};

/** The other words for each thing, by its name; several entries may be of one thing. */
export function synonymsByName(synonyms: readonly Synonyms[]): ReadonlyMap<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { names, also } of synonyms)
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), ...also]);
  return byName;
}

/** The models of a maker; a maker whose models are not listed is found by itself. */
export const modelsOf = ({ name, models = [] }: ProductCategory['brands'][number]): string[] =>
  models.length > 0 ? models : [name];

/** Everything that is found, by its number: models in the order of the list, then questions, then places. */
export function entriesOf(known: Known): Entry[] {
  const synonyms = synonymsByName(known.synonyms);
  const alsoOf = (name: string) => synonyms.get(name) ?? [];
  const entryOf = (name: string, also: readonly string[], around = '', text = '') => ({
    name,
    also: also.join('\n'),
    around,
    text,
  });
  const models = known.products.flatMap(({ category, brands }) =>
    brands.flatMap((brand) => {
      const around = [brand.name, ...alsoOf(brand.name), category, ...alsoOf(category)].join('\n');
      return modelsOf(brand).map((name) => entryOf(name, alsoOf(name), around));
    }),
  );
  return [
    ...models,
    ...known.questions.map(({ question, asked, answer }) => entryOf(question, asked, '', answer)),
    ...known.places.map(({ heading, also = [], text }) => entryOf(heading, also, '', text)),
  ].map((entry, id) => ({ ...entry, id }));
}

import type { z } from 'zod';
import type { Labels, Written } from '../../content/schema';
import { addWords } from '../../content/schema/fields';
import { unwrapped } from '../../content/schema/inside';
import { labelSchemas } from '../../content/schema/labels';
import sharedWords from '../../content/schema/sharedFieldWords.en.json';
import type { Build } from './contentModules';
import * as features from './features';
import type { Report } from './problems';

type Schemas = Readonly<Record<string, z.core.$ZodType>>;

/** Something that may be referred to by its id, with what it is called. */
export type Named = { id: string; name: string };

type Things = {
  /** The name of one in messages, if it differs from that of fields. */
  called?: string | undefined;
  /** The file or the folder that says which there are. */
  source: string;
  named: (content: Content) => readonly (Named | { id: string; title: string })[] | undefined;
};

/** The description in a feature's `content.ts`; files go by their names below `content/`. */
export type Description = {
  /** Pages, each with its file's schema: that of `about` is at `/about` if it gives no other. */
  pages?: Schemas;
  /** Those that search engines leave out. */
  unlisted?: readonly string[];
  /** Other files with their schemas. Without an optional one the site lacks its topic. */
  files?: Schemas;
  /** Folders of written pages, each with the schema of their front matter. */
  collections?: Schemas;
  /** Owners' words of each field: `Label: Hint.`, by its place: `projects/NAME.title`. */
  words?: Readonly<Record<string, string>>;
  /** The things that fields may refer to, by their name for them. */
  things?: Readonly<Record<string, Things>>;
  /** The values that browsers get, as `#content/NAME`. */
  modules?: Readonly<Record<string, (content: Content, build: Build) => unknown>>;
  /** The page that shows a file, by its id or address, or else home. */
  shownOn?: Readonly<Record<string, string>>;
  /** The list of the editor in which a file stands; undefined where owners do not edit it. */
  listedUnder?: Readonly<Record<string, string | undefined>>;
  /** Reports what no field says. Each file is then what its schema says. */
  check?: (content: Content, report: Report) => void;
};

/** Those that come first wherever there is an order; others follow by their names. */
const first = `contactDetails site home technologies about contactForm itsolutions siemens notFound
  projects articles written carousel flipCards line`.split(/\s+/);

const placeOf = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);

/** Each feature's description of its content. */
export const descriptions: readonly Description[] = Object.entries(features)
  .sort(([one], [other]) => placeOf(one) - placeOf(other) || one.localeCompare(other))
  .map(([, description]) => description);

type Features = typeof features;
type Part = keyof Description;

/** A feature's value under a name. */
type Said<Feature, Name extends Part> = Name extends unknown
  ? Feature extends Readonly<Record<Name, infer Value>>
    ? Value
    : never
  : never;

/** The intersection of all types of a union. */
type Whole<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer All,
) => void
  ? All
  : never;

export type Joined<Name extends Part> = Whole<
  { [Feature in keyof Features]: Said<Features[Feature], Name> }[keyof Features]
>;

/** All features' values under some names, in one: feature by feature, each by the names' order. */
export function joined<Name extends Part>(...names: readonly Name[]): Joined<Name>;
export function joined(...names: readonly Part[]): object {
  return Object.assign({}, ...descriptions.flatMap((said) => names.map((name) => said[name])));
}

/** The schemas of the pages that a site may have, by their ids; Not Found is none of them. */
export const pageSchemas = joined('pages');

/** The schema of every file below `content/`, by the file's name without its extension. */
export const fileSchemas = joined('pages', 'files');

/** The folders of written pages below `content/`, with the schema of each one's front matter. */
export const collectionSchemas = joined('collections');

const words = { ...sharedWords, ...joined('words') };
for (const [name, schema] of Object.entries(fileSchemas)) addWords(name, schema, words);
for (const [name, schema] of Object.entries(collectionSchemas))
  addWords(`${name}/NAME`, schema, words);

export type PageId = keyof typeof pageSchemas;
export type Collection = keyof typeof collectionSchemas;

type Files = typeof fileSchemas;
type Fronts = typeof collectionSchemas;

/** Everything that the site says; the files that are left out are undefined. */
export type Content = { [Name in keyof Files]: z.infer<Files[Name]> } & {
  /** The contents of those of `content/labels/`. */
  labels: Labels;
  /** The written pages by collection, the newest first. */
  written: { [Name in Collection]: Written<z.infer<Fronts[Name]>>[] };
};

/** Files that may be left out. */
export const optionalFiles = Object.entries(fileSchemas)
  .filter(([, schema]) => unwrapped(schema).optional)
  .map(([name]) => name);

/** The schema of every JSON file of the content, by its path: `content/labels/shared.json`. */
export const jsonSchemas: ReadonlyMap<string, z.core.$ZodType> = new Map(
  Object.entries({
    ...fileSchemas,
    ...Object.fromEntries(
      Object.entries(labelSchemas).map(([name, schema]) => [`labels/${name}`, schema]),
    ),
  }).map(([name, schema]) => [`content/${name}.json`, schema]),
);

/** All of a site's things to which fields refer so. Throws where no feature says what these are. */
export function namedIn(content: Content, kind: string): Named[] {
  return (thingsOf(kind).named(content) ?? []).map((thing) => ({
    id: thing.id,
    name: 'name' in thing ? thing.name : thing.title,
  }));
}

/** The description of things that fields refer to so. Throws if no feature has it. */
export function thingsOf(kind: string): Things {
  const things: Description['things'] = {
    // A link to a page that is left out goes with it.
    page: {
      source: '',
      named: ({ written }) => [
        ...Object.keys(pageSchemas).map((id) => ({ id, name: id })),
        ...written.pages.map(({ name }) => ({ id: name, name })),
      ],
    },
    ...joined('things'),
  };
  const found = things[kind];
  if (!found) throw new Error(`No feature says what "${kind}" is, to which a field refers.`);
  return found;
}

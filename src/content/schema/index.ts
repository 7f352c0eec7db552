import type { z } from 'zod';
import { companySchema } from './company';
import { addWords, type Said } from './fields';
import { type Labels, labelSchemas } from './labels';
import { lineSchemas } from './line';
import { listSchemas } from './lists';
import { notFoundSchema, pageSchemas } from './pages';
import { redirectsSchema, siteSchema } from './site';
import { type Collection, type collectionSchemas, writtenSchemas } from './written';

export type * from './brand';
export type * from './company';
export { type Field, fields, type PictureKindName, type Reference } from './fields';
export type * from './labels';
export type * from './line';
export type * from './lists';
export type * from './pages';
export type * from './site';
export type * from './written';
export { collectionSchemas } from './written';

/** The schema of every file below `content/`, by the file's name without its extension. */
export const fileSchemas = {
  company: companySchema,
  site: siteSchema,
  ...pageSchemas,
  'not-found': notFoundSchema,
  ...writtenSchemas,
  ...lineSchemas,
  ...listSchemas,
  redirects: redirectsSchema,
};

for (const [name, schema] of Object.entries(fileSchemas)) addWords(name, schema);

type FileName = keyof typeof fileSchemas;

/** What the files say; `labels` are those of `content/labels/`. */
type Files = Said<typeof fileSchemas> & { labels: Labels };

const requiredFiles = ['company', 'site', 'home', 'contact', 'not-found', 'slides'] as const;

type OptionalFile = Exclude<FileName, (typeof requiredFiles)[number]>;

/** Files that may be left out: what they are about is then nowhere on the site. */
export const optionalFiles: readonly string[] = Object.keys(fileSchemas).filter(
  (name) => !requiredFiles.some((required) => required === name),
);

/** A written page: its front matter, and its text as Markdown. */
export type Written<Front> = {
  /** The name of its file without the extension: the end of its address. */
  name: string;
  /** Where it lies in the site's folder. */
  file: string;
  front: Front;
  body: string;
  /** The line of the file on which the text begins. */
  firstLine: number;
};

/** Everything that the site says. */
export type Content = Omit<Files, OptionalFile> & {
  [Name in OptionalFile]: Files[Name] | undefined;
} & {
  /** The written pages by collection, the newest first. */
  written: { [Name in Collection]: Written<z.infer<(typeof collectionSchemas)[Name]>>[] };
};

/** The schema of every JSON file of the content, by its path: `content/labels/shared.json`. */
export const jsonSchemas: ReadonlyMap<string, z.core.$ZodType> = new Map<string, z.core.$ZodType>([
  ...Object.entries(fileSchemas).map(([name, schema]) => [`content/${name}.json`, schema] as const),
  ...Object.entries(labelSchemas).map(
    ([name, schema]) => [`content/labels/${name}.json`, schema] as const,
  ),
]);

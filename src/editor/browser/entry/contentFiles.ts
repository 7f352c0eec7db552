import type { z } from 'zod';
import { fields } from '../../../content/schema';
import { unwrapped } from '../../../content/schema/inside';
import { languageFolder } from '../../../content/schema/site';
import {
  type Collection,
  collectionSchemas,
  joined,
  jsonSchemas,
  pageSchemas,
} from '../../../generator/content/schemas';

const ofLanguage = new RegExp(`^content/(${languageFolder})/`);

/**
 * The file of the first language for a file of any, `content/home.json` for
 * `content/de/home.json`, and the folder of that language; empty for the first.
 */
export function languageOf(file: string): { first: string; folder: string } {
  const [, folder = ''] = ofLanguage.exec(file) ?? [];
  return { first: file.replace(ofLanguage, 'content/'), folder };
}

/** The file for one of any language in that with a folder; empty for the first. */
export const inLanguage = (file: string, folder: string): string =>
  languageOf(file).first.replace(/(?<=^content\/)/, folder && `${folder}/`);

/** The schema of a file of the content, in any language; undefined for one that is none. */
export function schemaOf(file: string): z.core.$ZodType | undefined {
  const { first } = languageOf(file);
  const [, folder = ''] = first.split('/');
  if (Object.hasOwn(collectionSchemas, folder)) return collectionSchemas[folder as Collection];
  return jsonSchemas.get(first);
}

/** The name of a field, or of a file, in the forms; undefined where it has none. */
export const nameIn = (schema: z.core.$ZodType | undefined): string | undefined =>
  schema && fields.get(unwrapped(schema).inner)?.label;

/**
 * The name of a file of the content: “Company”; for a written page, of its kind: “Project”. That of
 * a further language has the language's folder behind it: “Company (de)”.
 */
export function labelOf(file: string): string {
  const { folder } = languageOf(file);
  const name = nameIn(schemaOf(file));
  return name && folder ? `${name} (${folder})` : name || file;
}

/** A line of the list of editable things: files, or the written pages of a folder. */
export type Group = { label: string; files: readonly string[]; collection?: Collection };

const labels = 'Labels of buttons and fields';
const listedUnder: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(Object.keys(pageSchemas).map((id) => [id, 'Other pages'])),
  ...joined('listedUnder'),
};

const listed = (label: string): Group => ({
  label,
  files: [...jsonSchemas.keys()].filter((file) => {
    const name = file.replace(/^content\/|\.json$/g, '');
    if (name.startsWith('labels/')) return label === labels;
    return label === (name in listedUnder ? listedUnder[name] : 'Search, lists and pictures');
  }),
});

/** All that can be edited. */
export const groups: readonly Group[] = [
  ...['Company', 'Home page', 'Other pages', 'Search, lists and pictures'].map(listed),
  ...Object.keys(collectionSchemas).map((name) => ({
    label: `${labelOf(`content/${name}/`)}s`,
    files: [],
    collection: name as Collection,
  })),
  listed(labels),
];

/** The line of the list in which a file stands; empty for one that is no content. */
export function groupOf(file: string): string {
  const { first } = languageOf(file);
  const isIn = ({ files, collection }: Group) =>
    files.includes(first) || first.startsWith(`content/${collection}/`);
  return groups.find(isIn)?.label ?? '';
}

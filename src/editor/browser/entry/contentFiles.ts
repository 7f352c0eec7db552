import type { z } from 'zod';
import { type Collection, collectionSchemas, fields } from '../../../content/schema';
import { jsonSchemas } from '../../../content/schema/index';
import { pageSchemas } from '../../../content/schema/pages';

/** Where the labels are: a file that is left out says what they say by default. */
const labelsFolder = 'content/labels/';

/** The schema of a file of the content; undefined for one that is none. */
export function schemaOf(file: string): z.core.$ZodType | undefined {
  const [, folder = ''] = file.split('/');
  if (Object.hasOwn(collectionSchemas, folder)) return collectionSchemas[folder as Collection];
  return jsonSchemas.get(file);
}

/** What a file of the content is called: “Company”; a written page, what its kind is called: “Project”. */
export function labelOf(file: string): string {
  const schema = schemaOf(file);
  return (schema && fields.get(schema)?.label) || file;
}

/** A line of the list of what can be edited: files, or the written pages of a folder. */
export type Group = { label: string; files: readonly string[]; collection?: Collection };

const json = (...names: string[]) => names.map((name) => `content/${name}.json`);

const named: Group[] = [
  { label: 'Company', files: json('company', 'site', 'people', 'contact') },
  { label: 'Home page', files: json('home', 'slides', 'services', 'partners', 'line') },
  {
    label: 'Other pages',
    files: json(
      ...Object.keys(pageSchemas).filter((id) => id !== 'home' && id !== 'contact'),
      'successors',
      'not-found',
      'redirects',
    ),
  },
];

// Where things are on the picture of the line is known to the program that has drawn it.
const all = [...jsonSchemas.keys()].filter((file) => file !== 'content/line-picture.json');
const isLabels = (file: string) => file.startsWith(labelsFolder);
const isNamed = (file: string) => named.some(({ files }) => files.includes(file));

/** All that can be edited. A new file of the content is listed under “Search, lists and pictures”. */
export const groups: readonly Group[] = [
  ...named,
  {
    label: 'Search, lists and pictures',
    files: all.filter((file) => !isLabels(file) && !isNamed(file)),
  },
  ...Object.entries(collectionSchemas).map(([name, schema]) => ({
    label: `${fields.get(schema)?.label}s`,
    files: [],
    collection: name as Collection,
  })),
  { label: 'Labels of buttons and fields', files: all.filter(isLabels) },
];

/** The line of the list in which a file stands; empty for one that is no content. */
export function groupOf(file: string): string {
  const isIn = ({ files, collection }: Group) =>
    files.includes(file) || file.startsWith(`content/${collection}/`);
  return groups.find(isIn)?.label ?? '';
}

import { addressName } from '../../../generator/addressName';
import { blank } from '../form/blank';
import { schemaOf } from './contentFiles';
import { type Draft, titleOf } from './draft';

/** The field for the end of a new page's address, which is not in its front matter. */
export const addressField = {
  label: 'Address',
  hint: 'It is made from the heading, and stays the same once the page is saved.',
};

/** `projects` for `content/projects/new`, a form for a new page; undefined for other addresses. */
export const folderOfNew = (address: string): string | undefined =>
  /^content\/(\w+)\/new$/.exec(address)?.[1];

/** The path for the file of a new page, made of its title. */
const newFile = (folder: string, value: unknown): string =>
  `content/${folder}/${addressName(titleOf(value))}.md`;

/** An empty page in a folder. */
export function newPage(folder: string): Draft | undefined {
  const schema = schemaOf(`content/${folder}/`);
  if (!schema) return undefined;
  const value = blank(schema);
  return { file: newFile(folder, value), value, body: '', base: null, pictures: {} };
}

/** A changed new page: its file is named after its title until the form gives it another name. */
export const named = (folder: string, before: Draft, next: Draft): Draft =>
  before.file === next.file && before.file === newFile(folder, before.value)
    ? { ...next, file: newFile(folder, next.value) }
    : next;

/** The end of the address of a page that is in no language yet; undefined for any other file. */
export const newName = ({ file, base }: Draft): string | undefined =>
  base === null ? /^content\/[^/]+\/([^/]*)\.md$/.exec(file)?.[1] : undefined;

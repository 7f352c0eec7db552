import { addressName } from '../../../generator/addressName';
import type { Problem } from '../../../generator/content/problems';
import { blank } from '../form/blank';
import { schemaOf } from './contentFiles';
import { type Draft, titleOf } from './draft';

/** How the form calls the end of a new page's address, which is no field of its front matter. */
export const addressField = {
  label: 'Address',
  hint: 'It is made of the heading; once the page is saved it stays.',
};

/** The folder of new pages at the address of a form: `projects` at `content/projects/new`; undefined at that of a file. */
export const folderOfNew = (address: string): string | undefined =>
  /^content\/(\w+)\/new$/.exec(address)?.[1];

/** Where the file of a new page will be, unless somebody names it otherwise. */
const newFile = (folder: string, value: unknown): string =>
  `content/${folder}/${addressName(titleOf(value))}.md`;

/** A new page of a folder, of which nothing is said yet. */
export function newPage(folder: string): Draft | undefined {
  const schema = schemaOf(`content/${folder}/`);
  if (!schema) return undefined;
  const value = blank(schema);
  return { file: newFile(folder, value), value, body: '', base: null, pictures: {} };
}

/** A new page once it was changed: until somebody names it, it is called what its title says. */
export const named = (folder: string, before: Draft, next: Draft): Draft =>
  before.file === next.file && before.file === newFile(folder, before.value)
    ? { ...next, file: newFile(folder, next.value) }
    : next;

/** How the address of a page that is not saved yet ends; undefined for any other file. */
export const newName = ({ file, base }: Draft): string | undefined =>
  base === null ? /([^/]*)\.md$/.exec(file)?.[1] : undefined;

/** What is wrong with the address of a page that is not saved yet; `isTaken` where there is one at it. */
export function addressProblem(draft: Draft, isTaken: boolean): Problem[] {
  const name = newName(draft);
  if (name === undefined) return [];
  const report = (what: string) => [{ file: draft.file, path: [addressField.label], what }];
  // Together with the extension no system takes a name of more than 255.
  if (!/^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return report(
      'has to be of at most 200 small letters, digits and hyphens, such as water-treatment',
    );
  return isTaken ? report('is that of another page already') : [];
}

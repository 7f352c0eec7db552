import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from '../../src/editor/store/store';

/** What may be edited. Cameras write extensions in capitals. */
const edited = /^(content\/.+\.(json|md)|pictures\/.+\.(jpe?g|png|webp|avif|tiff?|svg))$/i;

/** Besides control characters, what some system reads as more than a part of a name, or leaves out. */
const noName = /^$|^\.|[. ]$|[\p{Cc}\\%:*?"<>|]/u;

const fold = (name: string) => name.normalize('NFC').toLowerCase();

const refuse = (given: string, why: string) =>
  new StoreError(`${JSON.stringify(given)} cannot be edited here: ${why}.`);

/** Whether a path lies below `pictures/`. */
export const isPicture = (file: string): boolean => file.startsWith('pictures/');

/**
 * What a file of a site holds now; undefined where there is none. Throws a `StoreError` where it is not one
 * that may be written here: a text below `content/`, or a picture below `pictures/`.
 */
export function readEdited(site: string, given: string): Buffer | undefined {
  const parts = given.split('/');
  if (!edited.test(given))
    throw refuse(given, 'only texts (.json, .md) in content/ and pictures in pictures/ are');
  if (parts.some((part) => noName.test(part)))
    throw refuse(given, 'a name in it is none that every computer takes');
  let place = realpathSync(site);
  for (const part of parts) {
    if (!lstatSync(place).isDirectory()) throw refuse(given, 'a part of its path is a file');
    // On many systems `Company.json` is `company.json`, and would be taken for a second file by Git.
    const names = readdirSync(place);
    const other = names.find((name) => fold(name) === fold(part));
    if (other !== undefined && !names.includes(part))
      throw refuse(given, `there is “${other}”, which many computers take for the same`);
    place = path.join(place, part);
    if (other === undefined) return undefined;
    if (lstatSync(place).isSymbolicLink()) throw refuse(given, `“${part}” is a link`);
  }
  return readFileSync(place);
}

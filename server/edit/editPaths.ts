import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal';

/** What may be edited, by the folder of the site in which it lies. */
const endings: Record<string, RegExp> = {
  content: /\.(json|md)$/,
  // Cameras write extensions in capitals.
  pictures: /\.(jpe?g|png|webp|avif|tiff?|svg)$/i,
};

/** Besides control characters, what some system reads as more than a part of a name. */
const notInNames = /[\p{Cc}\\%:*?"<>|]/u;

/** In bytes: the names of temporary files and of Git have to fit as well. */
const longestName = 200;

const fold = (name: string) => name.normalize('NFC').toLowerCase();

const refuse = (given: string, why: string) =>
  new Refusal(400, `“${given}” cannot be edited here: ${why}.`);

/** Whether a path lies below `pictures/`. */
export const isPicture = (file: string): boolean => file.startsWith('pictures/');

/**
 * Where a file of a site lies on the disk, if it is one that may be read and written here: a text below
 * `content/`, or a picture below `pictures/`. It need not be there. Throws a `Refusal` for any other path.
 */
export function editedFile(site: string, given: string): string {
  const parts = partsOf(given);
  const [top = ''] = parts;
  if (parts.length < 2 || !endings[top]?.test(given))
    throw refuse(
      given,
      top === 'pictures'
        ? 'a picture has to be a .jpg, .png, .webp, .avif, .tif or .svg file'
        : 'a text has to be a .json or .md file',
    );
  return placeOf(site, given, parts);
}

/** The same for a folder: `content`, `pictures` or one below. */
export const editedFolder = (site: string, given: string): string =>
  placeOf(site, given, partsOf(given));

function partsOf(given: string): string[] {
  const parts = given.split('/');
  if (!Object.hasOwn(endings, parts[0] ?? ''))
    throw refuse(given, 'only what lies in content/ and pictures/ is');
  for (const part of parts) {
    if (part === '' || part.startsWith('.') || /[. ]$/.test(part) || notInNames.test(part))
      throw refuse(given, 'a file or folder of it has no name that is allowed');
    if (Buffer.byteLength(part) > longestName) throw refuse(given, 'a name in it is too long');
  }
  return parts;
}

/**
 * Follows a path from the site's folder as far as it exists. What is there has to be written exactly so:
 * on many systems `Company.json` is `company.json`, and would be taken for a second file by Git.
 */
function placeOf(site: string, given: string, parts: readonly string[]): string {
  const root = realpathSync(site);
  let place = root;
  for (const [index, part] of parts.entries()) {
    const names = readdirSync(place);
    const next = path.join(place, part);
    if (!names.includes(part)) {
      const other = names.find((name) => fold(name) === fold(part));
      if (other) throw refuse(given, `there is “${other}”, which many computers take for the same`);
      return path.join(place, ...parts.slice(index));
    }
    const found = lstatSync(next);
    if (found.isSymbolicLink() || realpathSync(next) !== next)
      throw refuse(given, `“${part}” is a link to somewhere else`);
    if (index < parts.length - 1 && !found.isDirectory())
      throw refuse(given, `“${part}” is no folder`);
    place = next;
  }
  return place;
}

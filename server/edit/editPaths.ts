import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
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

/** “U+000B”: how a character is called that cannot be shown. */
const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const shown = (text: string) => text.replace(/\p{Cc}/gu, (character) => `[${codeOf(character)}]`);

const refuse = (given: string, why: string) =>
  new Refusal(400, `“${shown(given)}” cannot be edited here: ${why}.`);

/** Whether a path lies below `pictures/`. */
export const isPicture = (file: string): boolean => file.startsWith('pictures/');

/**
 * Where a file of a site lies on the disk, if it is one that may be written here: a text below `content/`,
 * or a picture below `pictures/`. It need not be there. Throws a `Refusal` for any other path.
 */
export function editedFile(site: string, given: string): string {
  const parts = given.split('/');
  const [top = ''] = parts;
  if (!Object.hasOwn(endings, top))
    throw refuse(given, 'only what lies in content/ and pictures/ is');
  const why = parts.map(whyNoName).find(Boolean);
  if (why) throw refuse(given, why);
  const kinds = isPicture(given)
    ? 'a picture has to be a .jpg, .png, .webp, .avif, .tif or .svg file'
    : 'a text has to be a .json or .md file';
  if (parts.length < 2 || !endings[top]?.test(given)) throw refuse(given, kinds);
  return placeOf(site, given, parts);
}

/** What a file holds now; undefined where there is none. Throws a `Refusal` for what may not be edited. */
export function readEdited(site: string, file: string): Buffer | undefined {
  const place = editedFile(site, file);
  if (!existsSync(place)) return undefined;
  if (!lstatSync(place).isFile()) throw refuse(file, 'it is no file');
  return readFileSync(place);
}

/** Why a part of a path is no name for a file or a folder. */
function whyNoName(part: string): string | undefined {
  if (part === '') return 'a file or a folder in it has no name';
  if (part.startsWith('.')) return `“${shown(part)}” begins with a dot, which hides it`;
  if (/[. ]$/.test(part)) return `“${part}” ends with a dot or a blank, which Windows leaves out`;
  const [wrong] = notInNames.exec(part) ?? [];
  if (wrong !== undefined) {
    const name = /\p{Cc}/u.test(wrong) ? codeOf(wrong) : `${wrong} (${codeOf(wrong)})`;
    const before = [...part.slice(0, part.indexOf(wrong))].length;
    return `character ${before + 1} of “${shown(part)}” is ${name}, which names of files cannot have`;
  }
  const length = Buffer.byteLength(part);
  if (length <= longestName) return undefined;
  return `“${part}” takes ${length} bytes, and a name may take ${longestName}`;
}

/**
 * Follows a path from the site's folder as far as it exists. What is there has to be written exactly so:
 * on many systems `Company.json` is `company.json`, and would be taken for a second file by Git.
 */
function placeOf(site: string, given: string, parts: readonly string[]): string {
  let place = realpathSync(site);
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from '../../src/editor/store/store';

/** What may be edited. Cameras write extensions in capitals. */
const edited = /^(content\/.+\.(json|md)|pictures\/.+\.(jpe?g|png|webp|avif|tiff?|svg))$/i;

/** Besides control characters, what some system reads as more than a part of a name, or leaves out. */
const noName = /^$|^\.|[. ]$|[\p{Cc}\\%:*?"<>|]/u;

const refuse = (given: string, why: string) =>
  new StoreError(`${JSON.stringify(given)} cannot be edited here: ${why}.`);

/** Whether a path lies below `pictures/`. */
export const isPicture = (file: string): boolean => file.startsWith('pictures/');

/**
 * What a file of a site holds now; undefined where there is none. Throws a `StoreError` where it is not one
 * that may be written here: a text below `content/`, or a picture below `pictures/`.
 */
export function readEdited(site: string, given: string): Buffer | undefined {
  if (!edited.test(given))
    throw refuse(given, 'only texts (.json, .md) in content/ and pictures in pictures/ are');
  if (given.split('/').some((part) => noName.test(part)))
    throw refuse(given, 'a name in it is none that every computer takes');
  const place = path.join(site, given);
  return existsSync(place) ? readFileSync(place) : undefined;
}

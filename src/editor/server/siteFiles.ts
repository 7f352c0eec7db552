import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sourceExtensions } from '../../generator/pictures/findPictureSource';
import { encodingOf } from '../editedFiles';
import { type FileChange, StoreError } from '../store';

/** What may be edited. Cameras write extensions in capitals. */
const edited = new RegExp(
  String.raw`^(content/.+\.(json|md)|pictures/.+\.(${sourceExtensions.join('|')}))$`,
  'i',
);

/** Besides control characters, what some system reads as more than a part of a name, or leaves out. */
const noName = /^$|^\.|[. ]$|[\p{Cc}\\%:*?"<>|]/u;

const fold = (name: string) => name.normalize('NFC').toLowerCase();

const refuse = (given: string, why: string) =>
  new StoreError(`${JSON.stringify(given)} cannot be edited here: ${why}.`);

/** Whether a path lies below `pictures/`. */
const isPicture = (file: string): boolean => file.startsWith('pictures/');

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
  let place = fs.realpathSync(site);
  for (const part of parts) {
    if (!fs.lstatSync(place).isDirectory()) throw refuse(given, 'a part of its path is a file');
    // On many systems `Company.json` is `company.json`, and would be taken for a second file by Git.
    const names = fs.readdirSync(place);
    const other = names.find((name) => fold(name) === fold(part));
    if (other !== undefined && !names.includes(part))
      throw refuse(given, `there is “${other}”, which many computers take for the same`);
    place = path.join(place, part);
    if (other === undefined) return undefined;
    if (fs.lstatSync(place).isSymbolicLink()) throw refuse(given, `“${part}” is a link`);
  }
  return fs.readFileSync(place);
}

/** Throws a `StoreError` where a file is not what the editor began with: somebody would lose a change. */
function expectBase(site: string, { path: file, data, base }: FileChange): void {
  const now = readEdited(site, file);
  // What a save that failed halfway has written is no change of somebody else's.
  const isDone = data !== null && now?.equals(Buffer.from(data, encodingOf(file)));
  if (base === undefined || isDone) return;
  const text = now?.toString() ?? null;
  // As it comes back from the disk, where what is no whole character is replaced.
  if (text === (base === null ? null : Buffer.from(base).toString())) return;
  const what = text === null ? 'was taken away' : 'was changed by somebody else';
  throw new StoreError(`${file} ${what} meanwhile: nothing was saved.`, {
    path: file,
    text: isPicture(file) ? null : text,
  });
}

/** A picture has to be there before a text names it, and a file to be named by nothing before it goes. */
const order = ({ path: file, data }: FileChange) => (data === null ? 2 : isPicture(file) ? 0 : 1);

/**
 * Writes the files, once all of them are what the editor began with; at one go, so that nothing else of this
 * process comes between. Throws a `StoreError`; the same save can then be tried again.
 */
export function saveFiles(site: string, changes: readonly FileChange[]): void {
  for (const change of changes) expectBase(site, change);
  for (const change of changes.toSorted((one, other) => order(one) - order(other)))
    try {
      const target = path.join(site, change.path);
      if (change.data === null) fs.rmSync(target, { force: true });
      else write(target, Buffer.from(change.data, encodingOf(target)));
    } catch (error) {
      const { message } = Object(error);
      throw new StoreError(`${change.path} cannot be saved: ${message}. Try again.`);
    }
}

/** Beside its place first: whoever reads the file finds the old one, or all of the new one. */
function write(target: string, data: Buffer): void {
  const folder = path.dirname(target);
  // Hidden, and without an extension that would make it content.
  const fresh = path.join(folder, `.edit-${randomBytes(8).toString('hex')}`);
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(fresh, data, { flag: 'wx', flush: true });
    // Who may read it stays.
    if (fs.existsSync(target)) fs.chmodSync(fresh, fs.statSync(target).mode & 0o777);
    fs.renameSync(fresh, target);
  } finally {
    fs.rmSync(fresh, { force: true });
  }
}

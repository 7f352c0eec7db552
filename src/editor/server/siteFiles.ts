import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { deviceIn } from '../../generator/findBelow';
import { sourceExtensions } from '../../generator/pictures/findPictureSource';
import { encodingOf } from '../editedFiles';
import { type FileChange, StoreError } from '../store';

/** The files that may be edited. Cameras write extensions in capitals. */
const edited = new RegExp(
  String.raw`^(content/.+\.(json|md)|pictures/.+\.(${sourceExtensions.join('|')}))$`,
  'i',
);

/** Names with control characters, or with what some system gives another meaning or leaves out. */
const noName = /^$|^\.|[. ]$|[\p{Cc}\\%:*?"<>|]/u;

const fold = (name: string) => name.normalize('NFC').toLowerCase();

const refuse = (given: string, why: string) =>
  new StoreError(`${JSON.stringify(given)} cannot be edited here: ${why}.`);

const isPicture = (file: string): boolean => file.startsWith('pictures/');

/**
 * The content of a file of a site; undefined where there is none. Throws a `StoreError` for a file
 * that may not be written here: only texts below `content/` and pictures below `pictures/` may.
 */
export function readEdited(site: string, given: string): Buffer | undefined {
  const parts = given.split('/');
  if (!edited.test(given))
    throw refuse(given, 'only texts (.json, .md) in content/ and pictures in pictures/ are');
  if (parts.some((part) => noName.test(part)))
    throw refuse(given, 'some computers cannot use a name in it');
  const device = deviceIn(given);
  if (device) throw refuse(given, `it ${device}`);
  let place = fs.realpathSync(site);
  for (const part of parts) {
    if (!fs.lstatSync(place).isDirectory()) throw refuse(given, 'a part of its path is a file');
    // On many systems `Company.json` is `company.json`, while Git would take it for a second file.
    const names = fs.readdirSync(place);
    const existing = names.find((name) => fold(name) === fold(part));
    if (existing !== undefined && !names.includes(part))
      throw refuse(given, `there is “${existing}”, which is the same file on many computers`);
    place = path.join(place, part);
    if (existing === undefined) return undefined;
    if (fs.lstatSync(place).isSymbolicLink()) throw refuse(given, `“${part}” is a link`);
  }
  return fs.readFileSync(place);
}

/** Throws a `StoreError` if a file has changed since the editor read it. */
function expectBase(site: string, { path: file, data, base }: FileChange): void {
  const now = readEdited(site, file);
  // A save that failed halfway may have written it already.
  const isDone = data !== null && now?.equals(Buffer.from(data, encodingOf(file)));
  if (base === undefined || isDone) return;
  const text = now?.toString() ?? null;
  // Compared as it comes back from the disk, which replaces halves of characters, and without the
  // line ends of Windows, which Git may have put there.
  const plain = (of: string | null) => of && Buffer.from(of).toString().replaceAll('\r\n', '\n');
  if (plain(text) === plain(base)) return;
  throw new StoreError('It was changed at the same moment: nothing was saved. Save again.');
}

/** Pictures are written before the texts that name them, and files go once no text names them. */
const order = ({ path: file, data }: FileChange) => (data === null ? 2 : isPicture(file) ? 0 : 1);

/**
 * Writes the files if none has changed since the editor read it, and gives the changes that undo
 * that. Nothing is awaited, so that no other save comes in between. Throws a `StoreError`; the same
 * save can then be tried again.
 */
export function saveFiles(site: string, changes: readonly FileChange[]): FileChange[] {
  for (const change of changes) expectBase(site, change);
  const undo = changes.map(({ path: file }) => {
    return { path: file, data: readEdited(site, file)?.toString(encodingOf(file)) ?? null };
  });
  for (const change of changes.toSorted((one, other) => order(one) - order(other)))
    try {
      const target = path.join(site, change.path);
      if (change.data === null) fs.rmSync(target, { force: true });
      else write(target, Buffer.from(change.data, encodingOf(target)));
    } catch (error) {
      const { message } = Object(error);
      throw new StoreError(`${change.path} cannot be saved: ${message}. Try again.`);
    }
  return undo;
}

/** Writes beside the file and renames: a reader finds the old file or all of the new one. */
function write(target: string, data: Buffer): void {
  const folder = path.dirname(target);
  // Hidden, and without an extension that would make it content.
  const fresh = path.join(folder, `.edit-${randomBytes(8).toString('hex')}`);
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(fresh, data, { flag: 'wx', flush: true });
    // It stays readable for the same people.
    if (fs.existsSync(target)) fs.chmodSync(fresh, fs.statSync(target).mode & 0o777);
    fs.renameSync(fresh, target);
  } finally {
    fs.rmSync(fresh, { force: true });
  }
}

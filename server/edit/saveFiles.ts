import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { encodingOf } from '../../src/build/editor/editedFiles';
import { type FileChange, StoreError } from '../../src/editor/store/store';
import { isPicture, readEdited } from './editPaths';

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

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StoreError } from '../../src/editor/store/store';
import { isPicture, readEdited } from './editPaths';

/** What is to become of one file of a site. */
export type Change = {
  /** From the site's folder, with slashes. */
  path: string;
  /** What it is to hold; null takes the file away. */
  data: Buffer | null;
  /** The text that the editor began with, null if there was no file; undefined for a picture that may be there. */
  base?: string | null | undefined;
};

/** Throws a `StoreError` where a file is not what the editor began with: somebody would lose a change. */
function expectBases(site: string, changes: readonly Change[]): void {
  for (const { path: file, data, base } of changes) {
    const now = readEdited(site, file);
    // What a save that failed halfway has written is no change of somebody else's.
    if (base === undefined || (now && data?.equals(now))) continue;
    // As it comes back from the disk, where what is no whole character is replaced.
    const began = typeof base === 'string' ? Buffer.from(base).toString() : null;
    const text = now?.toString() ?? null;
    if (text === began) continue;
    const what = text === null ? 'was taken away' : 'was changed by somebody else';
    throw new StoreError(`${file} ${what} meanwhile: nothing was saved.`, {
      path: file,
      text: isPicture(file) ? null : text,
    });
  }
}

/** A picture has to be there before a text names it, and a file to be named by nothing before it goes. */
const order = ({ path: file, data }: Change) => (data === null ? 2 : isPicture(file) ? 0 : 1);

/**
 * Writes the files, each beside its place, and only once all of them are on the disk puts them there; at
 * one go, so that nothing else of this process comes between. Throws a `StoreError`; the same save can then
 * be tried again.
 */
export function saveFiles(site: string, changes: readonly Change[]): void {
  expectBases(site, changes);
  const steps = changes
    .toSorted((one, other) => order(one) - order(other))
    .map((change) => {
      const target = path.join(site, change.path);
      // Hidden, and without an extension that would make it content.
      const name = `.edit-${randomBytes(8).toString('hex')}`;
      return { ...change, target, fresh: path.join(path.dirname(target), name) };
    });
  let file = '';
  try {
    for (const { data, target, fresh, path: own } of steps) {
      file = own;
      if (data) writeBeside(target, fresh, data);
    }
    for (const { data, target, fresh, path: own } of steps) {
      file = own;
      if (data) fs.renameSync(fresh, target);
      else fs.rmSync(target, { force: true });
    }
  } catch (error) {
    const { code } = Object(error);
    throw new StoreError(`${file} cannot be saved: ${troubles[code] ?? code ?? error}. Try again.`);
  } finally {
    for (const { fresh } of steps) fs.rmSync(fresh, { force: true });
  }
}

/** What the system says of a file, for a person in an office. */
const troubles: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this account is not allowed to write there',
  EPERM: 'this account is not allowed to write there',
  EROFS: 'the disk can only be read',
  EBUSY: 'another program is using it',
  ENAMETOOLONG: 'its name is too long',
};

function writeBeside(target: string, fresh: string, data: Buffer): void {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(fresh, data, { flag: 'wx', flush: true });
  // Who may read it stays.
  if (fs.existsSync(target)) fs.chmodSync(fresh, fs.statSync(target).mode & 0o777);
}

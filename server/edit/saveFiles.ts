import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isPicture, readEdited } from './editPaths';
import { diskTrouble, Refusal } from './refusal';

/** What is to become of one file of a site. */
export type Change = {
  /** From the site's folder, with slashes. */
  path: string;
  /** What it is to hold; null takes the file away. */
  data: Buffer | null;
  /** The text that the editor began with, null if there was no file; undefined for a picture that may be there. */
  base: string | null | undefined;
};

/** Throws a `Refusal` where a file is not what the editor began with: somebody would lose a change. */
export function expectBases(site: string, changes: readonly Change[]): void {
  for (const { path: file, base } of changes) {
    const data = readEdited(site, file);
    if (isPicture(file) && (base === undefined || (base === null && !data))) continue;
    const now = data?.toString() ?? null;
    // As it comes back from the disk, where what is no whole character is replaced.
    if (now === (typeof base === 'string' ? Buffer.from(base).toString() : null)) continue;
    const what = now === null ? 'was taken away' : 'was changed by somebody else';
    const text = isPicture(file) && base === null ? null : now;
    throw new Refusal(409, `${file} ${what} meanwhile: nothing was saved.`, { path: file, text });
  }
}

/** A picture has to be there before a text names it, and a file to be named by nothing before it goes. */
const order = ({ path: file, data }: Change) => (data === null ? 2 : isPicture(file) ? 0 : 1);

/** Where a file lies, is written first, and what it held waits: side by side, so that each can be renamed. */
type Step = Change & { target: string; fresh: string; former: string };

/**
 * Writes all of the files or, where that fails, none: each beside its place, to the disk, and only then all
 * of them renamed; at one go, so that nothing else of this process comes between. Throws a `Refusal`.
 */
export function saveFiles(site: string, changes: readonly Change[]): void {
  expectBases(site, changes);
  const steps = changes
    .toSorted((one, other) => order(one) - order(other))
    .map((change): Step => {
      const target = path.join(site, change.path);
      // Hidden, and without an extension that would make it content.
      const beside = path.join(path.dirname(target), `.edit-${randomBytes(8).toString('hex')}`);
      return { ...change, target, fresh: `${beside}.new`, former: `${beside}.old` };
    });
  const renamed: Step[] = [];
  try {
    for (const step of steps) orTrouble(step, prepare);
    for (const step of steps) {
      orTrouble(step, putInPlace);
      renamed.unshift(step);
    }
  } catch (error) {
    for (const step of renamed) putBack(step);
    throw error;
  } finally {
    for (const { fresh } of steps) fs.rmSync(fresh, { force: true });
  }
  for (const { former } of steps) fs.rmSync(former, { force: true });
}

function orTrouble(step: Step, work: (step: Step) => void): void {
  try {
    work(step);
  } catch (error) {
    fs.rmSync(step.former, { force: true });
    throw diskTrouble(error, step.path);
  }
}

function prepare({ data, target, fresh }: Step): void {
  if (data === null) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const file = fs.openSync(fresh, 'wx');
  try {
    if (fs.existsSync(target)) fs.fchmodSync(file, fs.statSync(target).mode & 0o777);
    fs.writeFileSync(file, data);
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

function putInPlace({ data, target, fresh, former }: Step): void {
  if (fs.existsSync(target)) fs.copyFileSync(target, former);
  if (data === null) fs.rmSync(target, { force: true });
  else fs.renameSync(fresh, target);
}

function putBack({ target, former }: Step): void {
  if (fs.existsSync(former)) fs.renameSync(former, target);
  else fs.rmSync(target, { force: true });
}

import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isPicture } from './editPaths';
import { diskTrouble, Refusal } from './refusal';

/** What a file is to hold, by its path in the site's folder; null takes it away. */
type ToSave = { path: string; data: Buffer | null };

type Step = ToSave & {
  target: string;
  /** Where it is written first, and where the former one waits: in the same folder, to be renamed. */
  fresh: string;
  former: string;
};

/**
 * Names of temporary files begin so: hidden from whoever watches the folder, and without an extension
 * that would make them content.
 */
export const temporary = '.edit-';

/** A picture has to be there before a text names it, and a file to be named by nothing before it goes. */
const order = ({ path: file, data }: ToSave) => (data === null ? 2 : isPicture(file) ? 0 : 1);

/**
 * Writes all of the files or, where that fails, none: each beside its place, to the disk, and only then
 * all of them renamed. `check` is called before the first is renamed, and prevents it by throwing.
 * Throws a `Refusal` with a sentence for whoever saves.
 */
export async function saveFiles(
  folder: string,
  files: readonly ToSave[],
  check: () => void,
): Promise<void> {
  const mark = randomBytes(6).toString('hex');
  const steps = [...files]
    .sort((one, other) => order(one) - order(other))
    .map((file, index): Step => {
      const target = path.join(folder, file.path);
      const beside = path.join(path.dirname(target), `${temporary}${mark}-${index}`);
      return { ...file, target, fresh: `${beside}.new`, former: `${beside}.old` };
    });
  const madeFolders: string[] = [];
  try {
    for (const step of steps) {
      const made = await orTrouble(step, () => writeFresh(step));
      if (made) madeFolders.push(made);
    }
    check();
    renameAll(steps);
  } catch (error) {
    for (const made of madeFolders) await removeEmpty(made, folder, steps);
    throw error;
  } finally {
    for (const { fresh } of steps) await rm(fresh, { force: true });
  }
  for (const { former } of steps) await rm(former, { force: true });
  for (const within of new Set(steps.map(({ target }) => path.dirname(target))))
    await syncFolder(within);
}

async function orTrouble<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw diskTrouble(error, step.path);
  }
}

/** Writes a file beside its place. Returns the first folder that had to be made for it. */
async function writeFresh({ data, target, fresh }: Step): Promise<string | undefined> {
  if (data === null) return undefined;
  const made = await mkdir(path.dirname(target), { recursive: true });
  const file = await open(fresh, 'wx');
  try {
    if (existsSync(target)) await file.chmod(statSync(target).mode & 0o777);
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
  return made;
}

/** At one go, so that nothing else of this process comes between. */
function renameAll(steps: readonly Step[]): void {
  const undo: { path: string; back: () => void }[] = [];
  for (const step of steps) {
    try {
      undo.push({ path: step.path, back: replace(step) });
    } catch (error) {
      rmSync(step.former, { force: true });
      putBack(undo);
      throw diskTrouble(error, step.path);
    }
  }
}

/** Puts a file in its place, or takes it away. Returns how to undo that. */
function replace({ data, target, fresh, former }: Step): () => void {
  if (data === null) {
    renameSync(target, former);
    return () => renameSync(former, target);
  }
  if (!existsSync(target)) {
    renameSync(fresh, target);
    return () => rmSync(target);
  }
  keep(target, former);
  renameSync(fresh, target);
  return () => renameSync(former, target);
}

/** Keeps a file under a second name; some disks know no second names, there it is copied. */
function keep(target: string, former: string): void {
  try {
    linkSync(target, former);
  } catch {
    copyFileSync(target, former);
  }
}

function putBack(undo: readonly { path: string; back: () => void }[]): void {
  const lost: string[] = [];
  for (const { path: file, back } of [...undo].reverse()) {
    try {
      back();
    } catch {
      lost.push(file);
    }
  }
  if (lost.length > 0)
    throw new Refusal(
      500,
      `Saving failed half-way, and ${lost.join(', ')} could not be put back. What was there is in a file beside it whose name begins with ${temporary} and ends with .old.`,
    );
}

/** Takes away the folders that were made for files which then were not saved. */
async function removeEmpty(made: string, folder: string, steps: readonly Step[]): Promise<void> {
  for (const { fresh } of steps) await rm(fresh, { force: true });
  const deepest = steps
    .map(({ target }) => path.dirname(target))
    .filter((each) => each === made || each.startsWith(made + path.sep))
    .sort((one, other) => other.length - one.length);
  for (let each of deepest)
    for (; each.startsWith(made) && each !== folder; each = path.dirname(each))
      await rmdir(each).catch(() => {});
}

/** So that the names outlast a power cut too; Windows has no such thing for folders. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const file = await open(folder, 'r');
    await file.sync().finally(() => file.close());
  } catch {}
}

import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { editedFile, isPicture } from './editPaths';
import { Refusal } from './refusal';

/** What is to become of one file of a site. */
export type Change = {
  /** From the site's folder, with slashes. */
  path: string;
  /** What it is to hold; null takes the file away. */
  data: Buffer | null;
  /**
   * The text that the editor began with, null if there was no file. Undefined for a picture: it may
   * replace one.
   */
  base: string | null | undefined;
};

/** What a file holds now; undefined where there is none. Throws a `Refusal` for what may not be read. */
export function readEdited(site: string, file: string): Buffer | undefined {
  const place = editedFile(site, file);
  if (!existsSync(place)) return undefined;
  if (!lstatSync(place).isFile()) throw new Refusal(400, `“${file}” is no file.`);
  return readFileSync(place);
}

/** A text as it comes back from the disk, where what is no whole character is replaced. */
const asStored = (text: string) => Buffer.from(text).toString();

/**
 * Throws a `Refusal` where a file is no longer what the editor began with: somebody else has changed it,
 * and would lose that.
 */
export function expectBases(site: string, changes: readonly Change[]): void {
  for (const { path, data, base } of changes) {
    const now = readEdited(site, path);
    if (now === undefined && data === null && base === undefined)
      throw new Refusal(404, `There is no ${path}.`);
    if (isPicture(path)) {
      if (base === null && now) throw conflict(path, null);
      continue;
    }
    const text = now?.toString() ?? null;
    if (text !== (typeof base === 'string' ? asStored(base) : null)) throw conflict(path, text);
  }
}

function conflict(path: string, text: string | null): Refusal {
  const what =
    text === null && !isPicture(path)
      ? 'was taken away'
      : 'was changed, or made, by somebody else or by another program';
  return new Refusal(409, `${path} ${what} in the meantime: nothing was saved.`, {
    conflict: { path, text },
  });
}

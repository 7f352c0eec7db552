import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** The folders that make a site, and that its editor keeps a history of. */
export const siteParts = ['content', 'pictures', 'brand'];

/** The file of a build that says which content it was made of. */
export const versionFile = 'version.txt';

/** In bytes: Git, too, takes a file without a NUL in its beginning for a text. */
const beginning = 8000;

/** A file's bytes, those of a text without the line endings of Windows. */
const comparable = (data: Buffer): Buffer =>
  data.subarray(0, beginning).includes(0)
    ? data
    : Buffer.from(data.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');

/** The files that a site is built from. Hidden ones are left out: no build reads them. */
export const siteFiles = (folder: string): string[] =>
  siteParts
    .filter((part) => existsSync(path.join(folder, part)))
    .flatMap((part) => filesBelow(path.join(folder, part)).map((file) => `${part}/${file}`))
    .filter((file) => !file.includes('/.'));

/**
 * Identifies the content of a site's folder: a SHA-256 over the names and the bytes of its files,
 * as a fresh clone of the same commit has them.
 */
export function siteVersion(folder: string): string {
  const files = siteFiles(folder)
    // macOS may write an accent as a letter of its own.
    .map((file) => ({ file, name: file.normalize('NFC') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const { file, name } of files) {
    const data = comparable(readFileSync(path.join(folder, file)));
    hash.update(`${name}\0${data.length}\0`).update(data);
  }
  return hash.digest('hex');
}

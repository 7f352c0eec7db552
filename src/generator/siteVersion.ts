import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** The folders of a site that make it what it is, and that its editor keeps a history of. */
export const siteParts = ['content', 'pictures', 'brand'];

/** The file of a build that says which content it was made of. */
export const versionFile = 'version.txt';

/** So many bytes Git looks at, too, to tell a text from anything else: a text has no NUL. */
const looked = 8000;

/** A file's bytes; Windows may end the lines of a text otherwise than the machine that builds. */
const comparable = (data: Buffer): Buffer =>
  data.subarray(0, looked).includes(0)
    ? data
    : Buffer.from(data.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');

/**
 * Which content a site's folder holds: a SHA-256 over the names and the bytes of its files, as a fresh
 * clone of the same commit has them. What is hidden is left out: no build reads it.
 */
export function siteVersion(folder: string): string {
  const files = siteParts
    .filter((part) => existsSync(path.join(folder, part)))
    .flatMap((part) => filesBelow(path.join(folder, part)).map((file) => `${part}/${file}`))
    .filter((file) => !file.includes('/.'))
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

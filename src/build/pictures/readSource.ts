import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** What is known of a picture's source once it was looked at. */
export type Source = {
  file: string;
  /** The hash of its bytes. */
  hash: string;
  /** Its size as it is seen, in px. */
  width: number;
  height: number;
  /** Its average colour, a digit for each of red, green and blue: `9ab`. */
  colour: string;
};

/**
 * A source to work on, turned the way the camera was held. What is slightly damaged is shown as far
 * as it goes, as every other program does; what is cut off is not.
 */
export const openSource = (input: string | Buffer) =>
  sharp(input, { failOn: 'error' }).autoOrient();

const seen = new Map<string, { version: string; source: Promise<Source> }>();

/**
 * Looks at a source. Throws where it cannot be read as a picture. One that stayed as it was is not
 * read again.
 */
export async function readSource(file: string): Promise<Source> {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs} ${size}`;
  const before = seen.get(path.resolve(file));
  if (before?.version === version) return before.source;
  const source = look(file);
  seen.set(path.resolve(file), { version, source });
  return source;
}

async function look(file: string): Promise<Source> {
  const bytes = await readFile(file);
  const { autoOrient } = await openSource(bytes).metadata();
  // Makes it decode the whole file.
  const { data } = await openSource(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    file,
    hash: createHash('sha256').update(bytes).digest('hex'),
    width: autoOrient.width,
    height: autoOrient.height,
    colour: [...data.subarray(0, 3)].map((part) => Math.round(part / 17).toString(16)).join(''),
  };
}

import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** What is known of a picture's source once it was looked at. */
export type Source = {
  file: string;
  /** The hash of its bytes. */
  hash: string;
  /** Its size as it is seen, in px. */
  width: number;
  height: number;
  /** Its average colour, two digits for each of red, green and blue: `99aabb`. */
  colour: string;
};

/**
 * A source to work on, turned the way the camera was held. What is slightly damaged is shown as far
 * as it goes, as every other program does; what is cut off is not.
 */
export const openSource = (input: string | Buffer) =>
  sharp(input, { failOn: 'error' }).autoOrient();

type Seen = Omit<Source, 'file'>;

const seen = new Map<string, { version: string; source: Promise<Seen> }>();

/**
 * Looks at a source. Throws where it cannot be read as a picture. One that stayed as it was is not
 * read again, whichever way led to it: the editor's trials link to a site's pictures.
 */
export async function readSource(file: string): Promise<Source> {
  // At once: every picture is asked after each change, and waiting would take longer than the answers.
  const target = realpathSync.native(file);
  const { mtimeMs, size } = statSync(target);
  const version = `${mtimeMs} ${size}`;
  const before = seen.get(target);
  const source = before?.version === version ? before.source : look(target);
  seen.set(target, { version, source });
  return { file, ...(await source) };
}

async function look(file: string): Promise<Seen> {
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
    hash: createHash('sha256').update(bytes).digest('hex'),
    width: autoOrient.width,
    height: autoOrient.height,
    colour: [...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join(''),
  };
}

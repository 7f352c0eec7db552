import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** What is known of a picture's source once it was looked at. */
export type Source = Awaited<ReturnType<typeof readSource>>;

/**
 * A source to work on, turned the way the camera was held. What is slightly damaged is shown as far
 * as it goes, as every other program does; what is cut off is not.
 */
export const openSource = (input: string | Buffer) =>
  sharp(input, { failOn: 'error' }).autoOrient();

const seen = new Map<string, { version: string; source: ReturnType<typeof look> }>();

/**
 * Looks at a source. Throws where it cannot be read as a picture. One that stayed as it was is not
 * read again, whichever way led to it: the editor's trials link to a site's pictures.
 */
export async function readSource(file: string) {
  // At once: every picture is asked after each change, and waiting would take longer than the answers.
  const target = realpathSync.native(file);
  const { mtimeMs, size } = statSync(target);
  const version = `${mtimeMs} ${size}`;
  const before = seen.get(target);
  const source = before?.version === version ? before.source : look(target);
  seen.set(target, { version, source });
  return { file, ...(await source) };
}

async function look(file: string) {
  const bytes = await readFile(file);
  const { autoOrient } = await openSource(bytes).metadata();
  // Makes it decode the whole file.
  const pixel = await openSource(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    /** The hash of its bytes. */
    hash: createHash('sha256').update(bytes).digest('hex'),
    /** Its size as it is seen, in px. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** Its average colour, two digits for each of red, green and blue: `99aabb`. */
    colour: [...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join(''),
  };
}

import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cleaned } from '../brand/svg';
import { readText } from '../readText';

/** The facts of a picture's source. */
export type Source = Awaited<ReturnType<typeof readSource>>;

/**
 * A source to work on, turned the way the camera was held. A slightly damaged one is shown, as
 * every other program does; one that is cut off is not.
 */
export const openSource = (input: string | Buffer) =>
  sharp(input, { failOn: 'error' }).autoOrient();

/** Looks at a file again only once it has changed. */
function oncePerVersion<Facts>(look: (file: string) => Facts): (file: string) => Facts {
  const seen = new Map<string, { version: string; facts: Facts }>();
  return (file) => {
    // Synchronous: after each change all pictures are asked, and awaiting would take longer.
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    const before = seen.get(file);
    const facts = before?.version === version ? before.facts : look(file);
    seen.set(file, { version, facts });
    return facts;
  };
}

/** The size of a drawing, and the hash of what is published of it. Throws an `SvgError`. */
export const readDrawing = oncePerVersion((file) => {
  const { text, ...size } = cleaned(readText(file));
  return { file, ...size, hash: createHash('sha256').update(text).digest('hex') };
});

/** Reads the facts of a source. Throws where it cannot be read as a picture. */
export const readSource = oncePerVersion(async (file) => {
  const bytes = await readFile(file);
  const { autoOrient } = await openSource(bytes).metadata();
  // This decodes the whole file.
  const pixel = await openSource(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    file,
    /** The hash of its bytes. */
    hash: createHash('sha256').update(bytes).digest('hex'),
    /** Its size in px, as the camera was held. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** Its average colour, two digits for each of red, green and blue: `99aabb`. */
    colour: [...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join(''),
  };
});

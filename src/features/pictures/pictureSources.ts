/** What is the same for all pictures of a folder below `pictures/`; everything in px. */
export type PictureKind = {
  width: number;
  height: number;
  widths: readonly number[];
  /** Widths of the upright version for upright screens, where there is one. */
  tallWidths?: readonly number[];
  /** The upright version's height by its width, where it is not the usual 5 / 4. */
  tallRatio?: number;
};

/** What `npm run images` wrote of all pictures: `pictures.json beside it`. */
export type PictureIndex = {
  kinds: Record<string, PictureKind>;
  /** By name (`heroes/plc`): the hash in its files' names, and its average colour. */
  pictures: Record<string, { hash: string; colour: string }>;
};

type Crop = 'wide' | 'tall';
export type Format = 'avif' | 'jpg';

/** The address of one file of a picture. */
export function pictureFile(
  name: string,
  hash: string,
  crop: Crop,
  width: number,
  format: Format,
): string {
  return `/pictures/${name}-${crop}-${width}.${hash}.${format}`;
}

/** The width of a picture's one JPEG, in px. */
export const plainWidth = ({ widths, width }: PictureKind) =>
  widths[Math.floor(widths.length / 2)] ?? width;

/**
 * All that the markup of a picture needs: its size, the colour that fills its place while it loads,
 * the `srcset` of each version in AVIF, and one JPEG of a middling size for browsers that know
 * neither. Throws where there is no such picture.
 */
export function pictureSources(name: string, { kinds, pictures }: PictureIndex) {
  const picture = pictures[name];
  const kind = kinds[name.split('/')[0] ?? ''];
  if (!picture || !kind) throw new Error(`There is no picture "${name}". Run "npm run images".`);
  const file = (crop: Crop, width: number, format: Format) =>
    pictureFile(name, picture.hash, crop, width, format);
  const srcSet = (crop: Crop, widths: readonly number[]) =>
    widths.map((width) => `${file(crop, width, 'avif')} ${width}w`).join(', ');
  return {
    width: kind.width,
    height: kind.height,
    colour: picture.colour,
    plain: file('wide', plainWidth(kind), 'jpg'),
    wide: srcSet('wide', kind.widths),
    tall: kind.tallWidths && srcSet('tall', kind.tallWidths),
  };
}

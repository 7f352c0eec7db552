import type { PictureIndex } from '../../content/modules';
import { type PhotoKind, pictureKinds } from './pictureKinds';

export type Crop = 'wide' | 'tall';

/** The beginning of the address of every picture. */
export const picturesPath = '/pictures/';

/** A name in an address: signs that could end it, or would be escaped, become hyphens. */
export const inAddress = (name: string) => name.replace(/[^\w/-]+/g, '-');

/** The address of one file of a photograph. */
export const pictureFile = (
  { name, kind, hash }: { name: string; kind: PhotoKind; hash: string },
  { crop, width }: { crop: Crop; width: number },
) => `${picturesPath}${inAddress(name)}-${kind}-${crop}-${width}.${hash}.avif`;

/** The address of a mark. `ending` is the hash and the extension of its file: `7d8c57b4.svg`. */
export const markAddress = (name: string, ending: string) =>
  `${picturesPath}${inAddress(name)}-mark.${ending}`;

/** The ground that a drawing stands on: one that follows the system's scheme, or is always dark. */
export type Ground = 'light' | 'dark';

/** The address of a drawing's file for a ground. */
export const drawingFile = (name: string, hash: string, ground: Ground) =>
  `${picturesPath}${inAddress(name)}-${ground === 'dark' ? 'dark' : 'drawing'}.${hash}.svg`;

/** What a drawing's markup needs, with addresses below `base`; undefined for a photograph. */
export function drawingSources(name: string, { drawings }: PictureIndex, base = '') {
  const entry = drawings?.[name];
  if (!entry) return undefined;
  const [hash, width, height, hasDark] = entry;
  return {
    light: base + drawingFile(name, hash, 'light'),
    dark: hasDark && base + drawingFile(name, hash, 'dark'),
    size: { width, height },
  };
}

/** Whether pictures of a kind fill the window behind words; such pictures are never shown whole. */
export const fillsWindow = (kind: PhotoKind): boolean => Boolean(pictureKinds[kind].tall);

/** The widths for which a source has enough pixels; at least one. */
function widthsUpTo(widths: readonly number[], widest: number): readonly number[] {
  const enough = widths.filter((width) => width <= widest);
  return enough.length > 0 ? enough : [widest];
}

/** The widths of a photograph's files, within the limits that its source sets. */
export function widthsOf(kind: PhotoKind, widest = Infinity, widestTall = Infinity) {
  const { widths, tall } = pictureKinds[kind];
  return {
    wide: widthsUpTo(widths, widest),
    tall: tall && widthsUpTo(tall.widths, widestTall),
  };
}

/**
 * Everything that a picture's markup needs: its size, and the `srcset` of each version. Addresses
 * are below `base`. Throws if no content names such a picture of this kind.
 */
export function pictureSources(name: string, kind: PhotoKind, index: PictureIndex, base = '') {
  const entry = index[kind]?.[name];
  if (!entry) throw new Error(`The content names no picture "${name}" of the kind "${kind}".`);
  const [hash, ...limits] = entry;
  const widths = widthsOf(kind, ...limits);
  const file = (crop: Crop, width: number) =>
    base + pictureFile({ name, kind, hash }, { crop, width });
  const srcSet = (crop: Crop, of: readonly number[]) =>
    of.map((width) => `${file(crop, width)} ${width}w`).join(', ');
  const { width, height } = pictureKinds[kind];
  const middle = widths.wide[Math.floor(widths.wide.length / 2)] ?? 0;
  const isWhole = !fillsWindow(kind) && index.whole?.includes(name);
  return {
    img: {
      src: file('wide', middle),
      srcSet: srcSet('wide', widths.wide),
      width,
      height,
      ...(isWhole && { 'data-whole': '' }),
    },
    tall: widths.tall && srcSet('tall', widths.tall),
  };
}

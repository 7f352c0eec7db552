import type { PictureIndex } from '../../content/modules';
import { type PhotoKind, pictureKinds } from './pictureKinds';

export type Crop = 'wide' | 'tall';
export type Format = 'avif' | 'jpg';

/** The beginning of the address of every picture. */
export const picturesPath = '/pictures/';

/** A name in an address: signs that could end it, or would be escaped, become hyphens. */
export const inAddress = (name: string) => name.replace(/[^\w/-]+/g, '-');

/** The address of one file of a photograph. */
export const pictureFile = (
  { name, kind, hash }: { name: string; kind: PhotoKind; hash: string },
  { crop, width, format }: { crop: Crop; width: number; format: Format },
) => `${picturesPath}${inAddress(name)}-${kind}-${crop}-${width}.${hash}.${format}`;

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
  const wide = widthsUpTo(widths, widest);
  return {
    wide,
    tall: tall && widthsUpTo(tall.widths, widestTall),
    plain: Math.min(widths[Math.floor(widths.length / 2)] ?? Infinity, Math.max(...wide)),
  };
}

/**
 * Everything that a picture's markup needs: its size, the colour that fills its place while it
 * loads, the `srcset` of each version in AVIF, and one JPEG of a middling size for other browsers.
 * Addresses are below `base`. Throws if no content names such a picture of this kind.
 */
export function pictureSources(name: string, kind: PhotoKind, index: PictureIndex, base = '') {
  const entry = index[kind]?.[name];
  if (!entry) throw new Error(`The content names no picture "${name}" of the kind "${kind}".`);
  const [hash, colour, ...limits] = entry;
  const widths = widthsOf(kind, ...limits);
  const file = (crop: Crop, width: number, format: Format) =>
    base + pictureFile({ name, kind, hash }, { crop, width, format });
  const srcSet = (crop: Crop, of: readonly number[]) =>
    of.map((width) => `${file(crop, width, 'avif')} ${width}w`).join(', ');
  const { width, height } = pictureKinds[kind];
  const plain = file('wide', widths.plain, 'jpg');
  const isWhole = !fillsWindow(kind) && index.whole?.includes(name);
  return {
    colour: `#${colour}`,
    plain,
    img: { src: plain, width, height, ...(isWhole && { 'data-whole': '' }) },
    wide: srcSet('wide', widths.wide),
    tall: widths.tall && srcSet('tall', widths.tall),
  };
}

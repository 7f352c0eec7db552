/** What `npm run images` made of one picture: sizes in px, and the hash in its files' names. */
export type PictureSources = {
  width: number;
  height: number;
  hash: string;
  widths: number[];
  /** Widths of the tall crop for upright screens, where there is one. */
  tallWidths?: number[];
};

type Crop = 'wide' | 'tall';

/** The address of one file of a picture. */
export function pictureFile(
  name: string,
  hash: string,
  crop: Crop,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `/pictures/${name}-${crop}-${width}.${hash}.${format}`;
}

/** The `srcset` values of a picture's two crops, and the one file for browsers that know neither. */
export function pictureSources(name: string, { hash, widths, tallWidths }: PictureSources) {
  const srcSet = (crop: Crop, sizes: number[], format: 'avif' | 'webp') =>
    sizes.map((width) => `${pictureFile(name, hash, crop, width, format)} ${width}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? Math.max(...widths);
  return {
    plain: pictureFile(name, hash, 'wide', middle, 'webp'),
    wide: {
      avif: srcSet('wide', widths, 'avif'),
      webp: srcSet('wide', widths, 'webp'),
      fallback: pictureFile(name, hash, 'wide', Math.max(...widths), 'webp'),
    },
    tall: tallWidths && {
      avif: srcSet('tall', tallWidths, 'avif'),
      webp: srcSet('tall', tallWidths, 'webp'),
    },
  };
}

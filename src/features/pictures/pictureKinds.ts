import type { PictureKindName } from '../../content/schema';

/** The kinds that are shown as photographs; marks and pictures of shared links are not. */
export type PhotoKind = Exclude<PictureKindName, 'mark' | 'share'>;

/** How the photographs of a kind are shown; all sizes are in px. */
export type PictureKind = {
  width: number;
  height: number;
  /** The widths to choose from. */
  widths: readonly number[];
  /** The version for upright screens, if there is one. */
  tall?: {
    /** Its height by its width. */
    ratio: number;
    widths: readonly number[];
  };
};

/** The largest use of each kind of photograph, and the widths to choose from. */
export const pictureKinds: Record<PhotoKind, PictureKind> = {
  hero: {
    width: 2400,
    height: 1200,
    widths: [640, 960, 1440, 1920, 2400],
    tall: { ratio: 5 / 4, widths: [480, 640, 768, 1080] },
  },
  card: { width: 1280, height: 800, widths: [160, 320, 480, 640, 960, 1280] },
  project: { width: 1280, height: 720, widths: [160, 320, 480, 640, 960, 1280] },
  figure: { width: 1344, height: 896, widths: [480, 720, 960, 1344] },
  side: { width: 1600, height: 1067, widths: [480, 640, 960, 1280, 1600] },
  line: { width: 1600, height: 916, widths: [480, 768, 960, 1280, 1600] },
};

/** The windows that get a picture's upright version, as a media query. */
export const upright = '(max-aspect-ratio: 1/1)';

/** The box into which a mark is fitted, unless it is an SVG: twice its size on the page. */
export const markSize = { width: 360, height: 128 };

/**
 * How an AVIF is made. The pixels of phones, which get the upright version, are too small to tell
 * apart. An `effort` of 3 (of 9) takes a quarter of the time of 4, and up to 7 % more bytes, for
 * large screens.
 */
export const avif = (crop: 'wide' | 'tall', width: number) => ({
  quality: crop === 'tall' ? 40 : 45,
  effort: width > 1440 ? 3 : 4,
});

import type { LinePicture } from '../../content/schema';

/** Where things are in one of the two pictures of a line; every spot in thousandths. */
export type PictureMap = LinePicture['wide'];

/** A place in it: from the left, and from the top. */
export type Spot = readonly [number, number];

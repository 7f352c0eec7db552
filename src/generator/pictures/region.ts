import type { Pictures } from '../../features/pictures/content';

/** The point that stays in view, in per cent from the left and from the top. */
export type Focus = NonNullable<Pictures['pictures'][number]['focus']>;

export const middle: Focus = { x: 50, y: 50 };

/** A part of a picture, in px. */
export type Region = { left: number; top: number; width: number; height: number };

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/**
 * The largest part of a picture that has a ratio (height by width), with the focal point as near to
 * its middle as the edges allow. A picture that lacks one row of pixels counts as whole.
 */
export function regionOf(
  { width: fullWidth, height: fullHeight }: { width: number; height: number },
  ratio: number,
  focus: Focus,
): Region {
  const isWhole = Math.round(fullWidth * ratio) <= fullHeight + 1;
  const width = isWhole ? fullWidth : Math.max(1, Math.floor(fullHeight / ratio));
  const height = between(1, Math.round(width * ratio), fullHeight);
  const start = (full: number, part: number, share: number) =>
    between(0, Math.round((full * share) / 100 - part / 2), full - part);
  return {
    left: start(fullWidth, width, focus.x),
    top: start(fullHeight, height, focus.y),
    width,
    height,
  };
}

/** A place in the picture, in thousandths of its width and height from its top left. */
export type Spot = readonly [x: number, y: number];

/** The part of the picture in view: its magnification, and its top left corner as shares of the whole. */
export type View = { scale: number; left: number; top: number };

/** The whole picture. */
export const wholePicture: View = { scale: 1, left: 0, top: 0 };

/** A view with a spot in its middle, or as near to it as the picture's edges allow. */
export function viewOn([x, y]: Spot, scale: number): View {
  const corner = (middle: number) =>
    Math.min(1 - 1 / scale, Math.max(0, middle / 1000 - 0.5 / scale));
  return { scale, left: corner(x), top: corner(y) };
}

/** Where a spot of the picture is in a view, as shares of its width and height. */
export function spotIn({ scale, left, top }: View, [x, y]: Spot): { x: number; y: number } {
  return { x: (x / 1000 - left) * scale, y: (y / 1000 - top) * scale };
}

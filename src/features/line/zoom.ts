/** A place in the picture, in thousandths of its width and height from its top left. */
export type Spot = readonly [x: number, y: number];

/** The part of the picture in view: its magnification, and its top left corner as shares of the whole. */
export type View = { scale: number; left: number; top: number };

/** The whole picture. */
export const wholePicture: View = { scale: 1, left: 0, top: 0 };

/** What of a view's width nothing lies over, as shares of it. */
export type Free = readonly [from: number, to: number];

/** A view with a spot in the middle of what is free, or as near to it as the picture's edges allow. */
export function viewOn([x, y]: Spot, scale: number, free: Free = [0, 1]): View {
  const corner = (spot: number, [from, to]: Free) =>
    Math.min(1 - to / scale, Math.max(0, spot / 1000 - (from + to) / 2 / scale));
  return { scale, left: corner(x, free), top: corner(y, [0, 1]) };
}

/** Where a spot of the picture is in a view, as shares of its width and height. */
export function spotIn({ scale, left, top }: View, [x, y]: Spot): { x: number; y: number } {
  return { x: (x / 1000 - left) * scale, y: (y / 1000 - top) * scale };
}

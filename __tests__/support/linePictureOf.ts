import type { LinePicture, LineStation } from '../../src/features/line/content';

/**
 * A picture of the stations of a line in a U, as the product passes them, and the place of each in
 * it: a drawing on which each can be lit, or a photograph.
 */
export function linePictureOf(stations: readonly LineStation[], isDrawn: boolean): LinePicture {
  const inBack = Math.ceil(stations.length / 2);
  const step = 70 / Math.max(inBack - 1, 1);
  const placeOf = (index: number) => {
    const column = index < inBack ? index : 2 * inBack - 1 - index;
    // Every other one is lower: names beside each other keep apart, however wide they are.
    const y = (index < inBack ? 20 : 60) + 12 * (column % 2);
    return { x: Math.round(15 + column * step), y };
  };
  const names = stations.map(({ name }) => name).join(', ');
  return {
    img: isDrawn ? 'drawings/line' : 'line/hall',
    ...(isDrawn && { small: 'drawings/line-small' }),
    alt: `Model of a line: ${names}.`,
    stations: Object.fromEntries(
      stations.map(({ id }, index) => [
        id,
        { ...placeOf(index), ...(isDrawn && { lit: `drawings/line-${id}` }) },
      ]),
    ),
  };
}

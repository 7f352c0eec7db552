import type { LinePicture, LineStation } from '../../src/features/line/content';

type Places = LinePicture['wide'];
type Spot = Places['stations'][string]['marker'];

/** How far a station reaches from its middle. */
const reach = 70;

function placesOf(stations: readonly LineStation[]): Places {
  const inBack = Math.ceil(stations.length / 2);
  const step = 700 / Math.max(inBack - 1, 1);
  // In a U, as the product passes them: along the back and round to the front.
  const spots = stations.map((station, index) => {
    const column = index < inBack ? index : 2 * inBack - 1 - index;
    const x = Math.round(150 + column * step);
    return { ...station, x, y: index < inBack ? 200 : 600 };
  });
  const passed = spots.filter(({ apart }) => !apart);
  const room = spots.find(({ apart }) => apart);
  const between = (from: { x: number; y: number }, to = from): Spot[] => [
    [from.x, from.y],
    [to.x, to.y],
  ];
  return {
    stations: Object.fromEntries(
      spots.map(({ id, x, y, buffer, apart }): [string, Places['stations'][string]] => {
        const [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
        const outline: Spot[] = [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ];
        const lamp: Spot = [x + reach / 2, top];
        return [id, { outline, marker: [x, top], lamp: buffer || apart ? null : lamp }];
      }),
    ),
    belts: passed.slice(0, -1).map((from, index) => {
      return { after: from.id, line: between(from, passed[index + 1]) };
    }),
    data: room ? passed.map((from) => between(from, room)) : [],
    lampStep: 8,
  };
}

/** A picture of the stations of a line, as squares, and the place of each in it. */
export function linePictureOf(stations: readonly LineStation[]): LinePicture {
  const places = placesOf(stations);
  const names = stations.map(({ name }) => name).join(', ');
  return { img: 'line/model', alt: `Model of a line: ${names}.`, wide: places, tall: places };
}

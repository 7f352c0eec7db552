import type { LinePicture, LineStation } from '../../src/content/schema';

type Places = LinePicture['wide'];
type Spot = Places['stations'][string]['marker'];

/** How far a station reaches from its middle. */
const reach = 70;

/**
 * The middles of the stations, in a U: along the back and round to the front, above the buttons below the
 * picture. What is apart stands between, at the left, where the front row ends.
 */
function middlesOf(stations: readonly LineStation[]): Map<string, Spot> {
  const passed = stations.filter(({ apart }) => !apart);
  const inBack = Math.ceil(passed.length / 2);
  const step = 700 / Math.max(inBack - 1, 1);
  const along = passed.map(({ id }, index): [string, Spot] => {
    const column = index < inBack ? index : 2 * inBack - 1 - index;
    return [id, [Math.round(150 + column * step), index < inBack ? 200 : 600]];
  });
  const apart = stations.filter((station) => station.apart);
  return new Map([
    ...along,
    ...apart.map(({ id }, index): [string, Spot] => [id, [150 + 150 * index, 440]]),
  ]);
}

function placesOf(stations: readonly LineStation[]): Places {
  const middles = middlesOf(stations);
  const at = (id: string): Spot => middles.get(id) ?? [500, 400];
  const passed = stations.filter(({ apart }) => !apart);
  const room = stations.find(({ apart }) => apart);
  const place = ({ id, buffer, apart }: LineStation): [string, Places['stations'][string]] => {
    const [x, y] = at(id);
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    const outline = corners.map(([right, down]): Spot => [x + right * reach, y + down * reach]);
    const lamp: Spot = [x + reach / 2, y - reach];
    return [id, { outline, marker: [x, y - reach], lamp: buffer || apart ? null : lamp }];
  };
  return {
    stations: Object.fromEntries(stations.map(place)),
    belts: passed.slice(0, -1).map(({ id }, index) => ({
      after: id,
      line: [at(id), at(passed[index + 1]?.id ?? id)],
    })),
    data: room ? passed.map(({ id }): Spot[] => [at(id), at(room.id)]) : [],
    lampStep: 8,
  };
}

/** A picture of the stations of a line, and where each is in it: squares in a U, as wide as they are tall. */
export function linePictureOf(stations: readonly LineStation[]): LinePicture {
  const places = placesOf(stations);
  const names = stations.map(({ name }) => name).join(', ');
  return { img: 'line/model', alt: `Model of a line: ${names}.`, wide: places, tall: places };
}

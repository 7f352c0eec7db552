import map from './positions.json';
import type { Spot } from './zoom';

/** Where things are in one of the two pictures; every spot in thousandths. */
export type PictureMap = {
  /** By station: the outline of the machine, the spot above it, its middle, and its stack light's. */
  stations: Record<string, { outline: Spot[]; marker: Spot; middle: Spot; lamp: Spot | null }>;
  /** The belts, each by its two ends (three with the corner), in the bottles' direction. */
  belts: { after: string; line: Spot[] }[];
  /** From each machine to the control room. */
  data: Spot[][];
  /** From lamp to lamp of a stack light. */
  lampStep: number;
};

type Json = typeof map.wide;

/**
 * Where the buttons are: near the top of their machines, and so far from each other that targets of
 * 44 px lie apart on a picture of 280 px (a window of 320 px, WCAG 1.4.10 and 2.5.5).
 */
const buttons: Record<'wide' | 'tall', Record<string, Spot>> = {
  wide: {
    depalletiser: [241, 127],
    rinser: [405, 234],
    filler: [566, 332],
    capper: [730, 350],
    buffer: [850, 634],
    labeller: [685, 640],
    inspection: [521, 592],
    packer: [356, 491],
    palletiser: [178, 386],
    'control-room': [640, 75],
  },
  tall: {
    depalletiser: [280, 110],
    rinser: [440, 240],
    filler: [600, 340],
    capper: [760, 440],
    buffer: [800, 760],
    labeller: [626, 690],
    inspection: [465, 570],
    packer: [305, 450],
    palletiser: [145, 310],
    'control-room': [690, 140],
  },
};

const spot = ([x = 0, y = 0]: readonly number[]): Spot => [x, y];

/** The points of the way between which each belt lies, by the station before it. */
const beltEnds: [after: string, from: number, to: number][] = [
  ['depalletiser', 0, 1],
  ['rinser', 2, 3],
  ['filler', 4, 5],
  ['capper', 6, 7],
  ['buffer', 8, 9],
  ['labeller', 10, 11],
  ['inspection', 12, 13],
  ['packer', 14, 15],
];

function pictureMap(
  { stations, way, data, lampStep }: Json,
  markers: Record<string, Spot>,
): PictureMap {
  return {
    stations: Object.fromEntries(
      Object.entries(stations).map(([id, { outline, marker, middle, lamp }]) => [
        id,
        {
          outline: outline.map(spot),
          marker: markers[id] ?? spot(marker),
          middle: spot(middle),
          lamp: lamp && spot(lamp),
        },
      ]),
    ),
    belts: beltEnds.map(([after, from, to]) => ({
      after,
      line: way.slice(from, to + 1).map(spot),
    })),
    data: Object.values(data).map((line) => line.map(spot)),
    lampStep,
  };
}

/** As the scene projected it (`art/scenes/model_line.py`): the wide picture and the one for upright screens. */
export const positions = {
  wide: pictureMap(map.wide, buttons.wide),
  tall: pictureMap(map.tall, buttons.tall),
};

import { z } from 'zod';
import { fields, flag, id, list, object, picture, reference, text } from './fields';

/** `content/line.json`. */
export const lineSchema = object(
  'Line',
  'A line from end to end: what stops it, and what is done about it.',
  {
    title: text('Heading', '', { fits: 60 }),
    stations: list(
      'Stations',
      'In the order in which the product passes them.',
      object('Station', '', {
        id: id(),
        name: text('Name', '', { fits: 40 }),
        stops: text('What stops there', '', { fits: 200 }),
        work: text('What we do', '', { fits: 200 }),
        services: list(
          'Services',
          'Ids of cards.',
          reference('service', 'Service', 'The id of a card.'),
          {
            different: true,
          },
        ).exactOptional(),
        makers: list('Makers', '', reference('maker', 'Maker', 'As Technologies spells it.'), {
          different: true,
        }).exactOptional(),
        buffer: flag('Buffer', 'It holds the product back from a short stop.').exactOptional(),
        apart: flag('Apart', 'The product does not pass it: a control room.').exactOptional(),
      }),
      { unique: ['id', 'name'], least: 1, fits: 15 },
    ),
    symptoms: list(
      'Symptoms',
      'What people say of their line.',
      object('Symptom', '', {
        id: id(),
        words: text('Words', 'As they say it.', { fits: 60 }),
        looks: list(
          'Where we look',
          'First, second, third.',
          object('Look', '', {
            station: reference('station', 'Station', 'The id of a station.'),
            why: text('Why', '', { fits: 120 }),
          }),
          { unique: ['station'], least: 1, fits: 5 },
        ),
        stopped: reference(
          'station',
          'Stopped station',
          'Whose stops are felt: before it the product backs up, after it machines starve.',
        ).exactOptional(),
        visit: text('First visit', 'What it brings.', { fits: 120 }).exactOptional(),
      }),
      { unique: ['id', 'words'] },
    ).exactOptional(),
  },
);

const spot = z.tuple([z.number(), z.number()]).register(fields, {
  label: 'Spot',
  hint: 'From the left and from the top, in thousandths of the picture.',
});
const outline = list('Line', 'Spots one after the other.', spot);

const places = (label: string) =>
  object(label, 'Where things are on it.', {
    stations: z
      .record(
        z.string(),
        object('Station', '', {
          outline: outline,
          marker: spot,
          middle: spot,
          lamp: spot.nullable(),
        }),
      )
      .register(fields, { label: 'Stations', hint: 'By their ids.' }),
    belts: list(
      'Belts',
      'In the direction of the product.',
      object('Belt', '', {
        after: reference('station', 'After', 'The station before it.'),
        line: outline,
      }),
    ),
    data: list('Data', 'From each machine to the control room.', outline),
    lampStep: z
      .number()
      .register(fields, { label: 'Lamp step', hint: 'From lamp to lamp of a stack light.' }),
  });

/** `content/line-picture.json`. */
export const linePictureSchema = object(
  'Picture of the line',
  'Shows what is chosen. Without it the line is its lists.',
  {
    img: picture('line', 'Picture', 'Eight by five, and an upright version.'),
    alt: text('In words', 'What a screen reader says of it.'),
    wide: places('Wide picture'),
    tall: places('Upright picture'),
  },
);

export type LineContent = z.infer<typeof lineSchema>;
export type LineStation = LineContent['stations'][number];
export type LineSymptom = NonNullable<LineContent['symptoms']>[number];
export type LinePicture = z.infer<typeof linePictureSchema>;

import { z } from 'zod';
import { fields, flag, heading, id, list, object, picture, reference, text } from './fields';

/** `content/line.json`. */
export const lineSchema = object(
  'Line',
  'A band of the home page shows a production line, what stops it and what is done about it.',
  {
    title: heading('It stands above the line, such as What stops your line?'),
    stations: list(
      'Stations',
      'They are numbered in the order in which the product passes them.',
      object('Station', 'Each is a machine or a place of the line.', {
        id: id(
          'It is part of the address that opens the station, and symptoms and the picture name it, such as control-room; never change it once it is published.',
        ),
        name: text('Name', 'It stands in the list and on the picture, such as Case packer.', {
          fits: 40,
        }),
        stops: text(
          'What stops there',
          'It names the usual faults in a few words, such as Jammed caps, drifting torque.',
          { fits: 200 },
        ),
        work: text(
          'What we do',
          'It says in a few words how the company helps, such as Patterns your team edits.',
          { fits: 200 },
        ),
        services: list(
          'Services',
          'The station links to these cards of the home page.',
          reference('service', 'Service', 'It is the card’s id, such as drives-motion.'),
        ).exactOptional(),
        makers: list(
          'Makers',
          'The station has a link for each, which searches for its products.',
          reference('maker', 'Maker', 'Spell it as Technologies does, such as SEW-EURODRIVE.'),
        ).exactOptional(),
        buffer: flag(
          'Buffer',
          'It is for the one station that stores products during a short stop; the picture shows how full it is.',
        ).exactOptional(),
        apart: flag(
          'Apart',
          'It is for a station that the product does not pass, such as a control room.',
        ).exactOptional(),
      }),
      { unique: ['id', 'name'], least: 1, fits: 15 },
    ),
    symptoms: list(
      'Symptoms',
      'What people say of their line stands above the stations.',
      object('Symptom', 'Each is a complaint, with the stations to look at.', {
        id: id(
          'It is part of the address that opens the symptom, such as short-stops; never change it once it is published.',
        ),
        words: text('Words', 'Put it as a customer would, such as It stops for seconds, all day.', {
          fits: 60,
        }),
        diagnosis: text(
          'Diagnosis',
          'It is read below the words without opening them, so two symptoms have one: what it usually is, in a sentence.',
          { fits: 120 },
        ).exactOptional(),
        looks: list(
          'Where we look',
          'They stand in this order; each keeps its number along the line.',
          object('Look', 'Each is a station and the reason to look there.', {
            station: reference('station', 'Station', 'It is the station’s id, such as capper.'),
            why: text(
              'Why',
              'A sentence or a question follows the station’s name, such as What stopped first?',
              { fits: 120 },
            ),
          }),
          { unique: ['station'], least: 1, fits: 5 },
        ),
        stopped: reference(
          'station',
          'Stopped station',
          'It is the id of the station at fault: on the picture products back up before it, and machines wait after it.',
        ).exactOptional(),
        visit: text(
          'First visit',
          'It says what the customer gets from it, such as A week of stops, by first cause.',
          { fits: 120 },
        ).exactOptional(),
        topic: text(
          'Topic',
          'It follows Ask about on the button, such as short stops; left out, the words stand there.',
          { fits: 40 },
        ).exactOptional(),
      }),
      { unique: ['id', 'words'] },
    ).exactOptional(),
  },
);

const spot = (label: string, hint: string) =>
  z.tuple([z.number(), z.number()]).register(fields, { label, hint });

const spots = (label: string, hint: string) =>
  list(
    label,
    hint,
    spot(
      'Spot',
      'Two numbers say how far it is from the left and from the top, in thousandths of the picture.',
    ),
  );

const places = (label: string, hint: string) =>
  object(label, hint, {
    stations: z
      .record(
        z.string(),
        object('Station', 'It says where the station is on this picture.', {
          outline: spots('Outline', 'The station is lit within these spots while it is chosen.'),
          marker: spot('Marker', 'The button with the station’s name stands at this spot.'),
          lamp: spot(
            'Lamp',
            'The middle lamp of its stack light is at this spot; it is null for a station without one.',
          ).nullable(),
        }),
      )
      .register(fields, {
        label: 'Stations',
        hint: 'Each goes by its id in the file of the line.',
      }),
    belts: list(
      'Belts',
      'Moving products are drawn on them.',
      object('Belt', 'Each leads from one station to the next.', {
        after: reference(
          'station',
          'After',
          'It is the id of the station that the belt comes from.',
        ),
        line: spots('Line', 'These spots follow the belt in the direction of the product.'),
      }),
    ),
    data: list(
      'Data',
      'Moving dashes are drawn on these lines from the machines to the control room.',
      spots('Line', 'These spots lead from one machine to the control room.'),
    ),
    lampStep: z.number().register(fields, {
      label: 'Lamp step',
      hint: 'It is how far the lamps of a stack light are apart, in thousandths of the picture’s height.',
    }),
  });

/** `content/line-picture.json`. */
export const linePictureSchema = object(
  'Picture of the line',
  'It shows the station or symptom that is chosen; without it the line is its lists alone.',
  {
    img: picture(
      'line',
      'Picture',
      'It is eight wide by five high, with a second version of six by five for phones held upright.',
    ),
    alt: text(
      'In words',
      'A screen reader says it in place of the picture, so it names the stations in their order.',
    ),
    wide: places(
      'Wide picture',
      'It says where things are on the picture for screens that are wider than high.',
    ),
    tall: places(
      'Upright picture',
      'It says where things are on the picture for phones held upright.',
    ),
  },
);

export type LineContent = z.infer<typeof lineSchema>;
export type LineStation = LineContent['stations'][number];
export type LineSymptom = NonNullable<LineContent['symptoms']>[number];
export type LinePicture = z.infer<typeof linePictureSchema>;

import { z } from 'zod';
import {
  flag,
  heading,
  id,
  list,
  object,
  picture,
  reference,
  text,
} from '../../content/schema/fields';
import type { Build } from '../../generator/content/contentModules';
import type { Content } from '../../generator/content/schemas';

const spot = () => z.tuple([z.number(), z.number()]);

const spots = () => list(spot());

const places = () =>
  object({
    stations: z.record(
      z.string(),
      object({
        outline: spots(),
        marker: spot(),
        lamp: spot().nullable(),
      }),
    ),
    belts: list(
      object({
        after: reference('station'),
        line: spots(),
      }),
    ),
    data: list(spots()),
    lampStep: z.number(),
  });

export const files = {
  line: object({
    title: heading(),
    stations: list(
      object({
        id: id(),
        name: text(40),
        stops: text(200),
        work: text(200),
        services: list(reference('service')).exactOptional(),
        makers: list(reference('maker')).exactOptional(),
        buffer: flag().exactOptional(),
        apart: flag().exactOptional(),
      }),
      { unique: ['id', 'name'], least: 1, fits: 15 },
    ),
    symptoms: list(
      object({
        id: id(),
        words: text(60),
        diagnosis: text(120).exactOptional(),
        looks: list(
          object({
            station: reference('station'),
            why: text(120),
          }),
          { unique: ['station'], least: 1, fits: 5 },
        ),
        stopped: reference('station').exactOptional(),
        visit: text(120).exactOptional(),
        topic: text(40).exactOptional(),
      }),
      { unique: ['id', 'words'] },
    ).exactOptional(),
  }).optional(),
  'line-picture': object({
    img: picture('line'),
    alt: text(),
    wide: places(),
    tall: places(),
  }).optional(),
};

// biome-ignore format: a field a line
export const words = {
  line: 'Line: A band of the home page shows a production line, what stops it and what is done about it.',
  'line.title': 'Heading: It stands above the line, such as What stops your line?',
  'line.stations': 'Stations: They are numbered in the order in which the product passes them.',
  'line.stations[].id': 'Id: It is part of the address that opens the station, and symptoms and the picture name it, such as control-room; never change it once it is published.',
  'line.stations[].name': 'Name: It stands in the list and on the picture, such as Case packer.',
  'line.stations[].stops': 'What stops there: It names the usual faults in a few words, such as Jammed caps, drifting torque.',
  'line.stations[].work': 'What we do: It says in a few words how the company helps, such as Patterns your team edits.',
  'line.stations[].services': 'Services: The station links to these cards of the home page.',
  'line.stations[].services[]': 'Service: It is the card’s id, such as drives-motion.',
  'line.stations[].makers': 'Makers: The station has a link for each, which searches for its products.',
  'line.stations[].makers[]': 'Maker: Spell it as Technologies does, such as SEW-EURODRIVE.',
  'line.stations[].buffer': 'Buffer: It is for the one station that stores products during a short stop; the picture shows how full it is.',
  'line.stations[].apart': 'Apart: It is for a station that the product does not pass, such as a control room.',
  'line.symptoms': 'Symptoms: What people say of their line stands above the stations.',
  'line.symptoms[].id': 'Id: It is part of the address that opens the symptom, such as short-stops; never change it once it is published.',
  'line.symptoms[].words': 'Words: Put it as a customer would, such as It stops for seconds, all day.',
  'line.symptoms[].diagnosis': 'Diagnosis: It is read below the words without opening them, so two symptoms have one: what it usually is, in a sentence.',
  'line.symptoms[].looks': 'Where we look: They stand in this order; each keeps its number along the line.',
  'line.symptoms[].looks[].station': 'Station: It is the station’s id, such as capper.',
  'line.symptoms[].looks[].why': 'Why: A sentence or a question follows the station’s name, such as What stopped first?',
  'line.symptoms[].stopped': 'Stopped station: It is the id of the station at fault: on the picture products back up before it, and machines wait after it.',
  'line.symptoms[].visit': 'First visit: It says what the customer gets from it, such as A week of stops, by first cause.',
  'line.symptoms[].topic': 'Topic: It follows Ask about on the button, such as short stops; left out, the words stand there.',
  'line-picture': 'Picture of the line: It shows the station or symptom that is chosen; without it the line is its lists alone.',
  'line-picture.img': 'Picture: It is eight wide by five high, with a second version of six by five for phones held upright.',
  'line-picture.alt': 'In words: A screen reader says it in place of the picture, so it names the stations in their order.',
  'line-picture.wide': 'Wide picture: It says where things are on the picture for screens that are wider than high.',
  'line-picture.tall': 'Upright picture: It says where things are on the picture for phones held upright.',
  belts: 'Belts: Moving products are drawn on them.',
  'belts[].after': 'After: It is the id of the station that the belt comes from.',
  'belts[].line': 'Line: These spots follow the belt in the direction of the product.',
  data: 'Data: Moving dashes are drawn on these lines from the machines to the control room.',
  lampStep: 'Lamp step: It is how far the lamps of a stack light are apart, in thousandths of the picture’s height.',
  stations: 'Stations: Each goes by its id in the file of the line.',
  'stations[].lamp': 'Lamp: The middle lamp of its stack light is at this spot; it is null for a station without one.',
  'stations[].marker': 'Marker: The button with the station’s name stands at this spot.',
  'stations[].outline': 'Outline: The station is lit within these spots while it is chosen.',
};

export const shownOn = { line: 'home' };

// Where things are on the picture of the line is known to the program that has drawn it.
export const listedUnder = { line: 'Home page', 'line-picture': undefined };

export const things = {
  station: { source: 'content/line.json', named: ({ line }: Content) => line?.stations },
};

export const modules = {
  line: ({ line }: Content) => line ?? { title: '', stations: [] },
  'line-picture': (content: Content) => content['line-picture'] ?? null,
  /** The colours of what moves over the line's picture, and of what lies below it. */
  drawing: (_: Content, { brand }: Build) => ({
    ...brand.drawing,
    ground: brand.colours.dark950,
    edge: brand.colours.onDark,
  }),
};

export type LineContent = NonNullable<z.infer<typeof files.line>>;
export type LineStation = LineContent['stations'][number];
export type LineSymptom = NonNullable<LineContent['symptoms']>[number];
export type LinePicture = NonNullable<z.infer<(typeof files)['line-picture']>>;

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

export { default as words } from './fieldWords.en.json';

export const shownOn = { line: 'home' };

// The program that has drawn the line knows the places of things on its picture.
export const listedUnder = { line: 'Home page', 'line-picture': undefined };

export const things = {
  station: { source: 'content/line.json', named: ({ line }: Content) => line?.stations },
};

export const modules = {
  line: ({ line }: Content) => line ?? { title: '', stations: [] },
  'line-picture': (content: Content) => content['line-picture'] ?? null,
  /** The colours of moving parts over the line's picture, and of the parts below it. */
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

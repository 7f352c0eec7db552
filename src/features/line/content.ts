import { z } from 'zod';
import { heading, id, list, object, picture, reference, text } from '../../content/schema/fields';
import type { Content } from '../../generator/content/schemas';

/** In per cent of the picture's width or height. */
const share = () => z.number().min(0).max(100);

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
        visit: text(120).exactOptional(),
        topic: text(40).exactOptional(),
      }),
      { unique: ['id', 'words'] },
    ).exactOptional(),
  }).optional(),
  'line-picture': object({
    img: picture('line'),
    small: picture('line').exactOptional(),
    alt: text(),
    stations: z.record(
      z.string(),
      object({
        x: share(),
        y: share(),
        lit: picture('line').exactOptional(),
      }),
    ),
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = { line: 'home' };

// Where the stations are is known to the program that has drawn the picture.
export const listedUnder = { line: 'Home page', 'line-picture': undefined };

export const things = {
  station: { source: 'content/line.json', named: ({ line }: Content) => line?.stations },
};

export const modules = {
  line: ({ line }: Content) => line ?? { title: '', stations: [] },
  'line-picture': (content: Content) => content['line-picture'] ?? null,
};

export type LineContent = NonNullable<z.infer<typeof files.line>>;
export type LineStation = LineContent['stations'][number];
export type LineSymptom = NonNullable<LineContent['symptoms']>[number];
export type LinePicture = NonNullable<z.infer<(typeof files)['line-picture']>>;

import { z } from 'zod';
import { flag, heading, id, list, object, picture, reference, type Said, text } from './fields';

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

/** The line and its picture. */
export const lineSchemas = {
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
  }),
  'line-picture': object({
    img: picture('line'),
    alt: text(),
    wide: places(),
    tall: places(),
  }),
};

type Files = Said<typeof lineSchemas>;

export type LineContent = Files['line'];
export type LineStation = LineContent['stations'][number];
export type LineSymptom = NonNullable<LineContent['symptoms']>[number];
export type LinePicture = Files['line-picture'];

import { z } from 'zod';
import {
  flag,
  formed,
  heading,
  id,
  list,
  object,
  picture,
  pictureName,
  reference,
  type Said,
  sentences,
  text,
  webAddress,
} from './fields';

/** Whose word an address is: that of its site. */
const hostOf = (address: string) => address.split('/')[2]?.toLowerCase();

const share = () => z.number().min(0).max(100);

/** Lists, by the names of their files. */
export const listSchemas = {
  slides: object({
    label: text(),
    slides: list(
      object({
        id: id(),
        img: picture('hero').exactOptional(),
        text: text(90),
      }),
      { unique: ['id', 'text'], least: 1, fits: 7 },
    ),
  }),
  services: object({
    title: heading(),
    introduction: sentences().exactOptional(),
    services: list(
      object({
        id: id(),
        imgSrc: picture('card').exactOptional(),
        title: heading(),
        subtitle: text(60).exactOptional(),
        description: text(600),
        backText: text(600).exactOptional(),
        panel: reference('category').exactOptional(),
      }),
      { unique: ['id', 'title'], fits: 30 },
    ),
  }),
  partners: object({
    title: heading(),
    introduction: sentences().exactOptional(),
    partners: list(
      object({
        id: id(),
        imgSrc: picture('mark').exactOptional(),
        title: heading(),
        work: text(40).exactOptional(),
      }),
      { unique: ['id', 'title'], fits: 30 },
    ),
  }),
  successors: object({
    title: heading(),
    approach: text(600),
    successors: list(
      object({
        model: reference('model'),
        successor: text(60),
        document: object({
          maker: text(),
          title: text(),
          number: text(),
        }).exactOptional(),
        publications: list(
          object({
            publisher: text(),
            title: text(),
            address: webAddress(),
          }),
          { least: 2 },
        ).exactOptional(),
      })
        .refine(
          ({ document, publications }) => (document === undefined) !== (publications === undefined),
          'needs a document of the maker or two publications, and not both',
        )
        .refine(
          ({ publications = [] }) =>
            new Set(publications.map(({ address }) => hostOf(address))).size ===
            publications.length,
          {
            path: ['publications'],
            error: 'are not independent of each other: two are of one site',
          },
        )
        .refine(({ model, successor }) => model !== successor, {
          path: ['successor'],
          error: 'is the model itself',
        }),
      { unique: ['model'] },
    ),
  }),
  synonyms: object({
    synonyms: list(
      object({
        names: list(text(), { least: 1 }),
        also: list(text(), { least: 1 }),
      }),
    ),
  }),
  pictures: object({
    pictures: list(
      object({
        name: formed(
          pictureName,
          'has to be a path below pictures/ without its extension, such as heroes/plc',
        ),
        focus: object({
          x: share(),
          y: share(),
        }).exactOptional(),
        whole: flag().exactOptional(),
      }),
      { unique: ['name'] },
    ),
  }),
  questions: object({
    questions: list(
      object({
        asked: list(text(), { least: 1 }),
        question: text(90),
        answer: text(400),
        more: object({
          text: text(60),
          href: text(),
        }).exactOptional(),
      }),
      { unique: ['question'] },
    ),
  }),
  queries: object({
    queries: list(
      object({
        query: text(),
        finds: text().exactOptional(),
        shows: list(text(), { least: 1 }).exactOptional(),
      }),
      { unique: ['query'] },
    ),
  }),
  sums: object({
    sums: list(
      object({
        what: text(),
        sum: text(),
        said: list(
          object({
            file: text(),
            words: text(),
          }),
          { least: 1 },
        ),
      }),
      { unique: ['what'] },
    ),
  }),
};

type Lists = Said<typeof listSchemas>;

export type Slides = Lists['slides'];
export type Slide = Slides['slides'][number];
export type Services = Lists['services'];
export type ServiceCard = Services['services'][number];
export type Partners = Lists['partners'];
export type Partner = Partners['partners'][number];
export type Successors = Lists['successors'];
export type Successor = Successors['successors'][number];
export type Synonyms = Lists['synonyms']['synonyms'][number];
export type Question = Lists['questions']['questions'][number];
export type Pictures = Lists['pictures'];

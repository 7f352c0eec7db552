import type { z } from 'zod';
import {
  heading,
  id,
  list,
  object,
  picture,
  reference,
  sentences,
  text,
  webAddress,
} from './fields';

/** `content/slides.json`. */
export const slidesSchema = object({
  label: text(),
  slides: list(
    object({
      id: id(),
      img: picture('hero').exactOptional(),
      text: text(90),
    }),
    { unique: ['id', 'text'], least: 1, fits: 7 },
  ),
});

/** `content/services.json`. */
export const servicesSchema = object({
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
});

/** `content/partners.json`. */
export const partnersSchema = object({
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
});

/** `content/successors.json`. */
export const successorsSchema = object({
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
        ({ publications = [] }) => {
          const hosts = publications
            .filter(({ address }) => URL.canParse(address))
            .map(({ address }) => new URL(address).host);
          return new Set(hosts).size === hosts.length;
        },
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
});

/** `content/synonyms.json`. */
export const synonymsSchema = object({
  synonyms: list(
    object({
      names: list(text(), { least: 1 }),
      also: list(text(), { least: 1 }),
    }),
  ),
});

/** `content/questions.json`. */
export const questionsSchema = object({
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
});

/** `content/queries.json`. */
export const queriesSchema = object({
  queries: list(
    object({
      query: text(),
      finds: text().exactOptional(),
      shows: list(text(), { least: 1 }).exactOptional(),
    }),
    { unique: ['query'] },
  ),
});

/** `content/sums.json`. */
export const sumsSchema = object({
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
});

export type Slides = z.infer<typeof slidesSchema>;
export type Slide = Slides['slides'][number];
export type Services = z.infer<typeof servicesSchema>;
export type ServiceCard = Services['services'][number];
export type Partners = z.infer<typeof partnersSchema>;
export type Partner = Partners['partners'][number];
export type Successors = z.infer<typeof successorsSchema>;
export type Successor = Successors['successors'][number];
export type Synonyms = z.infer<typeof synonymsSchema>['synonyms'][number];
export type Question = z.infer<typeof questionsSchema>['questions'][number];

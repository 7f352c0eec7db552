import type { z } from 'zod';
import {
  heading,
  id,
  list,
  object,
  picture,
  sentences,
  target,
  text,
} from '../../content/schema/fields';
import type { Content } from '../../generator/content/schemas';

export const files = {
  slides: object({
    label: text(),
    slides: list(
      object({
        id: id(),
        img: picture('hero').exactOptional(),
        text: text(90),
        name: text(24).exactOptional(),
        caption: text(60).exactOptional(),
        href: target().exactOptional(),
      }),
      { unique: ['id', 'text'], least: 1, fits: 7 },
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
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = { slides: 'home', partners: 'home' };

export const listedUnder = { slides: 'Home page', partners: 'Home page' };

export const things = {
  partner: {
    source: 'content/partners.json',
    named: ({ partners }: Content) => partners?.partners,
  },
};

export const modules = {
  slides: ({ slides }: Content) => slides,
  partners: ({ partners }: Content) => partners ?? { title: '', partners: [] },
};

export type Slide = z.infer<typeof files.slides>['slides'][number];
export type Partner = NonNullable<z.infer<typeof files.partners>>['partners'][number];

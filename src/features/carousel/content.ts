import type { z } from 'zod';
import { heading, id, list, object, picture, sentences, text } from '../../content/schema/fields';
import type { Content } from '../../generator/content/schemas';

export const files = {
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

// biome-ignore format: a field a line
export const words = {
  slides: 'Slides: Large pictures with headlines change by themselves at the top of the home page.',
  'slides.label': 'Name: Screen readers announce the pictures by it, such as What we do.',
  'slides.slides': 'Slides: They are shown in this order; with more than seven, phones have no dots to choose one by.',
  'slides.slides[].id': 'Id: It tells the slides apart and is not shown, such as motion-control.',
  'slides.slides[].img': 'Picture: Best is twice as wide as high, with what matters on the right; phones held upright show an upright part of it.',
  'slides.slides[].text': 'Headline: One short sentence in large letters does, such as Retire the old PLC without losing the season.',
  partners: 'Partners: The home page shows for whom the company works.',
  'partners.title': 'Heading: It stands above the marks of the clients, such as Our Most Trusted Partners.',
  'partners.introduction': 'Introduction: One sentence below the heading says what the company did for them.',
  'partners.partners': 'Partners: They are shown in this order; more than five move along by themselves.',
  'partners.partners[].id': 'Id: Projects name their client by it, such as tussock-dairy; it is not shown.',
  'partners.partners[].imgSrc': 'Mark: The client’s logo is best as an SVG file; without one, the name is shown.',
  'partners.partners[].title': 'Name: Screen readers say it for the logo, and it stands on the client’s projects.',
  'partners.partners[].work': 'Work: It stands below the mark: what was done for them, in a few words with the year, such as Kegging hall, 2026.',
};

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

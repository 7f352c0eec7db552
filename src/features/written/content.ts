import type { z } from 'zod';
import { date, flag, object } from '../../content/schema/fields';
import { draft, head } from '../../content/schema/written';

export const collections = {
  /** Terms, privacy, or anything else. */
  pages: object({
    ...head,
    date: date().exactOptional(),
    inBand: flag().exactOptional(),
    isPrivacy: flag().exactOptional(),
    draft,
  }),
};

// biome-ignore format: a field a line
export const words = {
  'pages/NAME': 'Document: The front matter says how the page is named; the text behind it is the page.',
  'pages/NAME.title': 'Heading: It heads the page and stands in lists, in a few words.',
  'pages/NAME.date': 'As of: The page says from which day on it holds.',
  'pages/NAME.inBand': 'In the band of every page: The band above the footer links to it with its heading.',
  'pages/NAME.isPrivacy': 'About privacy: The contact form links to it with its heading, where a message is written.',
};

export const modules = {
  /** Under `npm start`, what changes with every written page; empty in a build. */
  written: () => ({ version: '' }),
};

export type DocumentFront = z.infer<typeof collections.pages>;

import { object } from '../../content/schema/fields';
import { addressedPage, pageTitle, withoutPage } from '../../content/schema/page';
import type { Content } from '../../generator/content/schemas';

export const pages = {
  siemens: object({
    page: addressedPage,
    title: pageTitle(),
  }).optional(),
};

/** Empty for sighted visitors: nothing to find there. */
export const unlisted = ['siemens'];

// biome-ignore format: a field a line
export const words = {
  siemens: 'Siemens: Visitors see only the top and the bottom of this page, and search engines leave it out.',
  'siemens.title': 'Heading: Nobody sees it; screen readers name the page with it.',
};

export const modules = { siemens: ({ siemens }: Content) => withoutPage(siemens) };

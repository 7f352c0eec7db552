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

export { default as words } from './fieldWords.en.json';

export const modules = { siemens: ({ siemens }: Content) => withoutPage(siemens) };

import type { z } from 'zod';
import { date, flag, object, picture } from '../../content/schema/fields';
import { draft, head } from '../../content/schema/written';

export const collections = {
  /** Terms, privacy, or anything else. */
  pages: object({
    ...head,
    date: date().exactOptional(),
    img: picture('side').exactOptional(),
    inBand: flag().exactOptional(),
    isPrivacy: flag().exactOptional(),
    draft,
  }),
};

export { default as words } from './fieldWords.en.json';

export const modules = {
  /** Under `npm start`, a value that changes with every written page; empty in a build. */
  written: () => ({ version: '' }),
};

export type DocumentFront = z.infer<typeof collections.pages>;

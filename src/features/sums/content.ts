import { list, object, text } from '../../content/schema/fields';

/** Shown nowhere: the tests work them out. */
export const files = {
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
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

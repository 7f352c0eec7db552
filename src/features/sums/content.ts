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

// biome-ignore format: a field a line
export const words = {
  sums: 'Sums: Figures that have to agree with each other, wherever they are said. The tests work out each of them.',
  'sums.sums': 'Sums: In any order; the pages do not show them.',
  'sums.sums[].what': 'What: It says what is worked out, such as Kegs an hour, by lane.',
  'sums.sums[].sum': 'Sum: Numbers with +, -, × and ÷, or dates such as 2026-08-14, on both sides of = or <, such as 8 × 16 = 128.',
  'sums.sums[].said': 'Said in: Where its figures stand: a text that is changed there is changed here as well.',
  'sums.sums[].said[].file': 'File: It is a file below content/, such as home.json.',
  'sums.sums[].said[].words': 'Words: They stand in it to the letter.',
};

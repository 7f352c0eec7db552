import type { z } from 'zod';
import { list, object, target, text } from '../../content/schema/fields';
import { didYouMean, type Report } from '../../generator/content/problems';
import type { Content } from '../../generator/content/schemas';
import { pick, textsIn } from '../../generator/objects';
import { readMarkdown } from '../../generator/written/markdown';

export const files = {
  synonyms: object({
    synonyms: list(
      object({
        names: list(text(), { least: 1 }),
        also: list(text(), { least: 1 }),
      }),
    ),
  }).optional(),
  questions: object({
    questions: list(
      object({
        asked: list(text(), { least: 1 }),
        question: text(90),
        answer: text(400),
        more: object({
          text: text(60),
          href: target(),
        }).exactOptional(),
      }),
      { unique: ['question'] },
    ),
  }).optional(),
  queries: object({
    queries: list(
      object({
        query: text(),
        finds: text().exactOptional(),
        shows: list(text(), { least: 1 }).exactOptional(),
      }),
      { unique: ['query'] },
    ),
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = {
  questions: 'technologies',
  'labels/search': 'technologies',
  'labels/search-field': 'technologies',
  'labels/search-words': 'technologies',
};

export const modules = {
  /** Makers and models by category, as they are searched. */
  products: ({ technologies }: Content) => ({
    categories: (technologies?.technologies ?? []).map((category) =>
      pick(category, ['category', 'brands']),
    ),
  }),
};

/** A text that is longer, in characters, is no name or heading that may have a synonym. */
const longestName = 90;

/** Reports synonyms of words that are nowhere on the site. */
export function check(content: Content, report: Report): void {
  const { synonyms, written, ...others } = content;
  if (!synonyms) return;
  const headings = Object.values(written)
    .flat()
    .flatMap(({ front, body }) => [front, readMarkdown(body).headings]);
  const texts = [...textsIn([others, headings])];
  const names = new Set(texts.filter(({ length }) => length <= longestName));
  for (const [index, { names: synonymous }] of synonyms.synonyms.entries()) {
    for (const [place, name] of synonymous.entries())
      if (!names.has(name))
        report(
          'synonyms',
          ['synonyms', index, 'names', place],
          `is no category, maker, model or heading: "${name}"${didYouMean(name, names)}`,
        );
  }
}

export type Synonyms = NonNullable<z.infer<typeof files.synonyms>>['synonyms'][number];
export type Question = NonNullable<z.infer<typeof files.questions>>['questions'][number];
export type ProductCategory = ReturnType<typeof modules.products>['categories'][number];

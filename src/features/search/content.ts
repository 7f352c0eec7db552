import type { z } from 'zod';
import { list, object, text } from '../../content/schema/fields';
import { didYouMean, type Report } from '../../generator/content/problems';
import type { Content } from '../../generator/content/schemas';
import { pick, textsIn } from '../../generator/objects';
import { readMarkdown } from '../../generator/written/markdown';
import { slugify } from '../../ui/slugify';

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
          href: text(),
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

// biome-ignore format: a field a line
export const words = {
  synonyms: 'Synonyms: People call things by other words than the pages do, and the search knows those given here.',
  'synonyms.synonyms': 'Synonyms: Each thing that people call by other words has one entry.',
  'synonyms.synonyms[].names': 'Names: Several things may be called alike: every servo drive is found by that word.',
  'synonyms.synonyms[].names[]': 'Name: It is a category, maker, model or heading, spelled as on the page, such as AVEVA.',
  'synonyms.synonyms[].also': 'Also called: Old names, parent companies and slang belong here.',
  'synonyms.synonyms[].also[]': 'Word: Who types it finds what is named above, such as Wonderware.',
  questions: 'Questions: What buyers ask most has its answer at the top of what the search finds.',
  'questions.questions': 'Questions: Where a search asks several, the one with the most of its words is answered.',
  'questions.questions[].asked': 'Asked by: A search that has all words of one of these asks the question; endings do not matter.',
  'questions.questions[].asked[]': 'Words: One word, or a few, such as price or how much.',
  'questions.questions[].question': 'Question: It stands above the answer, as a visitor would ask it.',
  'questions.questions[].answer': 'Answer: It answers in two or three sentences.',
  'questions.questions[].more': 'More: A link below the answer leads to what says more.',
  'questions.questions[].more.text': 'Text: It says what the link leads to, such as Terms in plain words.',
  'questions.questions[].more.href': 'Address: It is a page of the site, such as /terms or /about#people.',
  queries: 'Searches: What visitors type into the search field, and what they have to find. The tests try each of them.',
  'queries.queries': 'Searches: In any order; the pages do not show them.',
  'queries.queries[].query': 'Typed: The words as they are typed, misspelled if people misspell them.',
  'queries.queries[].finds': 'Found first: The question, maker, model or heading that has to come first; without this and the next, nothing may be found.',
  'queries.queries[].shows': 'Also found: What else has to be among what is found.',
  'queries.queries[].shows[]': 'Name: It is a question, maker, model or heading.',
};

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

/** Reports synonyms of what is nowhere on the site. */
export function check(content: Content, report: Report): void {
  const { synonyms, written, ...others } = content;
  if (!synonyms) return;
  const headings = Object.values(written)
    .flat()
    .flatMap(({ front, body }) => [front, readMarkdown(body).headings]);
  const texts = [...textsIn([others, headings])];
  const names = new Set(texts.filter(({ length }) => length <= longestName));
  for (const [index, { names: synonymous, also }] of synonyms.synonyms.entries()) {
    for (const [place, name] of synonymous.entries())
      if (!names.has(name))
        report(
          'synonyms',
          ['synonyms', index, 'names', place],
          `is no category, maker, model or heading: "${name}"${didYouMean(name, names)}`,
        );
    for (const [place, synonym] of also.entries())
      if (synonymous.some((name) => slugify(name) === slugify(synonym)))
        report('synonyms', ['synonyms', index, 'also', place], 'is the name itself');
  }
}

export type Synonyms = NonNullable<z.infer<typeof files.synonyms>>['synonyms'][number];
export type Question = NonNullable<z.infer<typeof files.questions>>['questions'][number];
export type ProductCategory = ReturnType<typeof modules.products>['categories'][number];

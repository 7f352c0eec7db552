import type { z } from 'zod';
import {
  addWords,
  date,
  flag,
  heading,
  id,
  list,
  object,
  picture,
  reference,
  text,
  whole,
} from './fields';
import { pageText } from './pages';

const title = heading();

const description = text(155);

const draft = flag().exactOptional();

const person = () => reference('person');

const subjects = {
  services: list(reference('service')).exactOptional(),
  makers: list(reference('maker')).exactOptional(),
  industry: text(30).exactOptional(),
};

/** The front matter of `content/jobs/NAME.md`: the job in short. The text tells it in full. */
export const jobSchema = object({
  title,
  description,
  date: date().exactOptional(),
  onHome: flag().exactOptional(),
  partner: reference('partner').exactOptional(),
  img: picture('job').exactOptional(),
  ...subjects,
  stopped: text(40).exactOptional(),
  replaced: text(200).exactOptional(),
  done: text(600),
  value: text(40).exactOptional(),
  figures: list(
    object({
      what: text(60),
      before: text(12).exactOptional(),
      after: text(12),
    }),
    { unique: ['what'], fits: 4 },
  ).exactOptional(),
  responsible: person().exactOptional(),
  crew: list(person()).exactOptional(),
  draft,
});

/** The front matter of `content/articles/NAME.md`. */
export const articleSchema = object({
  title,
  description,
  date: date(),
  updated: date().exactOptional(),
  author: person().exactOptional(),
  img: picture('side').exactOptional(),
  ...subjects,
  draft,
});

/** The front matter of `content/pages/NAME.md`: terms, privacy, or anything else. */
export const documentSchema = object({
  title,
  description,
  date: date().exactOptional(),
  inBand: flag().exactOptional(),
  isPrivacy: flag().exactOptional(),
  draft,
});

const listPage = {
  page: pageText,
  title: text(),
  introduction: text().exactOptional(),
};

const band = () =>
  object({
    title: text(),
    introduction: text().exactOptional(),
  });

/** `content/jobs.json`: what stands around the jobs, which are files in `content/jobs/`. */
export const jobsSchema = object({
  ...listPage,
  band: band(),
});

/** `content/articles.json`: what stands around the articles, which are files in `content/articles/`. */
export const articlesSchema = object({
  ...listPage,
  band: band().exactOptional(),
});

/** `content/people.json`: who does the work. */
export const peopleSchema = object({
  title: text(),
  introduction: text().exactOptional(),
  people: list(
    object({
      id: id(),
      name: heading(),
      role: text(60),
      since: whole(1950, 2100).exactOptional(),
      trade: text().exactOptional(),
      certificates: list(text()).exactOptional(),
      ask: text().exactOptional(),
      img: picture('side').exactOptional(),
    }),
    { unique: ['id', 'name'], fits: 12 },
  ),
});

/** The folders of written pages below `content/`, with the schema of each one's front matter. */
export const collectionSchemas = {
  jobs: jobSchema,
  articles: articleSchema,
  pages: documentSchema,
};

for (const [name, schema] of Object.entries(collectionSchemas)) addWords(`${name}/NAME`, schema);

export type Collection = keyof typeof collectionSchemas;
export type JobFront = z.infer<typeof jobSchema>;
export type ArticleFront = z.infer<typeof articleSchema>;
export type DocumentFront = z.infer<typeof documentSchema>;
export type JobFigure = NonNullable<JobFront['figures']>[number];
export type People = z.infer<typeof peopleSchema>;
export type Person = People['people'][number];

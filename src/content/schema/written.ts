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
  type Said,
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

/** What stands around the projects and the articles, and who does the work. */
export const writtenSchemas = {
  projects: object({
    ...listPage,
    band: band(),
  }),
  articles: object({
    ...listPage,
    band: band().exactOptional(),
  }),
  people: object({
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
  }),
};

/** The folders of written pages below `content/`, with the schema of each one's front matter. */
export const collectionSchemas = {
  /** The project in short. The text tells it in full. */
  projects: object({
    title,
    description,
    date: date().exactOptional(),
    onHome: flag().exactOptional(),
    partner: reference('partner').exactOptional(),
    img: picture('project').exactOptional(),
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
  }),
  articles: object({
    title,
    description,
    date: date(),
    updated: date().exactOptional(),
    author: person().exactOptional(),
    img: picture('side').exactOptional(),
    ...subjects,
    draft,
  }),
  /** Terms, privacy, or anything else. */
  pages: object({
    title,
    description,
    date: date().exactOptional(),
    inBand: flag().exactOptional(),
    isPrivacy: flag().exactOptional(),
    draft,
  }),
};

for (const [name, schema] of Object.entries(collectionSchemas)) addWords(`${name}/NAME`, schema);

type Fronts = Said<typeof collectionSchemas>;

export type Collection = keyof typeof collectionSchemas;
export type ProjectFront = Fronts['projects'];
export type ArticleFront = Fronts['articles'];
export type DocumentFront = Fronts['pages'];
export type ProjectFigure = NonNullable<ProjectFront['figures']>[number];
export type People = Said<typeof writtenSchemas>['people'];
export type Person = People['people'][number];

import type { z } from 'zod';
import {
  heading,
  list,
  object,
  picture,
  properName,
  reference,
  sentences,
  text,
  webAddress,
} from '../../content/schema/fields';
import {
  addressedPage,
  opening,
  pageLink,
  pageTitle,
  paragraphs,
  withoutPage,
} from '../../content/schema/page';
import type { Report } from '../../generator/content/problems';
import type { Content } from '../../generator/content/schemas';
import { pageElementIds } from '../../generator/written/markdown';
import { linkTo } from '../../generator/written/writtenPaths';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { slugify } from '../../ui/slugify';
import { nameAndRole } from '../about/content';

/** The company's work with something; each reads on from a label such as "We build". */
export const work = object({
  build: text().exactOptional(),
  support: text().exactOptional(),
  migrate: text().exactOptional(),
});

export const panelPicture = picture('card').exactOptional();

export const pages = {
  technologies: object({
    page: addressedPage,
    title: pageTitle(),
    introduction: opening(),
    best: object({
      title: heading(),
      introduction: sentences().exactOptional(),
      platforms: list(
        object({
          model: reference('model'),
          maker: reference('maker'),
          text: text(160),
          projects: list(reference('project')).exactOptional(),
          person: reference('person').exactOptional(),
        }),
        { unique: ['model'], fits: 12 },
      ),
    }).exactOptional(),
    technologies: list(
      object({
        category: heading(),
        img: panelPicture,
        description: text(600).exactOptional(),
        work: work.exactOptional(),
        link: pageLink().exactOptional(),
        brands: list(
          object({
            name: heading(),
            models: list(text(60)).exactOptional(),
          }),
          { unique: ['name'] },
        ),
      }),
      { unique: ['category'], fits: 30 },
    ),
    topics: list(
      object({
        title: heading(),
        img: panelPicture,
        paragraphs: paragraphs(),
        parts: list(
          object({
            title: text(40),
            text: sentences(),
          }),
          { unique: ['title'] },
        ).exactOptional(),
        article: reference('article').exactOptional(),
      }),
      { unique: ['title'], fits: 4 },
    ).exactOptional(),
  }).optional(),
};

export const files = {
  'order-numbers': object({
    models: list(
      object({
        model: reference('model'),
        begin: list(properName(), { least: 1 }),
        source: properName(),
      }),
      { unique: ['model'] },
    ),
  }).optional(),
  successors: object({
    title: heading(),
    approach: text(600),
    successors: list(
      object({
        model: reference('model'),
        successor: text(60),
        document: object({
          maker: text(),
          title: text(),
          number: text(),
          address: webAddress(),
        }).exactOptional(),
      }).refine(({ model, successor }) => model !== successor, {
        path: ['successor'],
        error: 'is the model itself',
      }),
      { unique: ['model'] },
    ),
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = {
  successors: 'technologies',
  'labels/panels': 'technologies',
  'labels/successors': 'technologies',
};

export const listedUnder = { successors: 'Other pages' };

const categoriesOf = ({ technologies }: Content) => technologies?.technologies ?? [];
const brandsOf = (content: Content) => categoriesOf(content).flatMap(({ brands }) => brands);
const categoryNames = (content: Content) => categoriesOf(content).map(({ category }) => category);

/** Things of Technologies go by their names, which may stand there several times. */
const byName = (names: (content: Content) => readonly string[], called?: string) => ({
  called,
  source: 'content/technologies.json',
  named: (content: Content) => [...new Set(names(content))].map((name) => ({ id: name, name })),
});

export const things = {
  category: byName(
    (content) => [
      ...categoryNames(content),
      ...(content.technologies?.topics ?? []).map(({ title }) => title),
    ],
    'category or topic',
  ),
  maker: byName((content) => [
    ...categoryNames(content),
    ...brandsOf(content).map(({ name }) => name),
  ]),
  model: byName((content) => brandsOf(content).flatMap(({ models = [] }) => models)),
};

export const modules = { technologies: technologiesModule, successors: successorsModule };

function technologiesModule(content: Content) {
  const { labels, site } = content;
  return {
    ...(withoutPage(content.technologies) ?? { title: '', introduction: '' }),
    best: bestPlatforms(content),
    technologies: categoriesOf(content).map((category) => {
      const count = countModels(category);
      /** How many models it has, in words. */
      const summary = count > 0 ? counted(site.language, labels.panels.models, count) : '';
      return { ...category, count, summary };
    }),
    topics: topics(content),
    total: total(content),
  };
}

/** The platforms known best, each with its projects and whom to ask; null if none are named. */
function bestPlatforms(content: Content) {
  const { technologies, written } = content;
  if (!technologies?.best) return null;
  const { platforms, ...words } = technologies.best;
  return {
    ...words,
    platforms: platforms.map(({ projects: names = [], person, ...platform }) => ({
      ...platform,
      projects: written.projects
        .filter(({ name }) => names.includes(name))
        .map((project) => linkTo(content, 'projects', project)),
      person: nameAndRole(content, person),
    })),
  };
}

/** The topics of Technologies, each with the article that says more. */
const topics = (content: Content) =>
  (content.technologies?.topics ?? []).map(({ article: name, ...topic }) => {
    const article = content.written.articles.find((each) => each.name === name);
    return { ...topic, article: article && linkTo(content, 'articles', article) };
  });

const countModels = ({ brands }: TechnologyCategory): number =>
  brands.flatMap(({ models = [] }) => models).length;

/** How many models there are in how many panels, as a figure and words; null without any. */
function total(content: Content) {
  const { labels, site } = content;
  const categories = categoriesOf(content);
  const count = categories.reduce((sum, category) => sum + countModels(category), 0);
  if (count === 0) return null;
  const panels = counted(site.language, labels.panels.panels, categories.length);
  return {
    figure: new Intl.NumberFormat(site.language).format(count),
    words: fill(counted(site.language, labels.panels.products, count), { panels }),
  };
}

/** The successors, each with its maker's document in words, or whose advice it is. */
function successorsModule({ successors: file, labels }: Content) {
  const words = labels.successors;
  return {
    title: file?.title ?? '',
    approach: file?.approach ?? '',
    successors: (file?.successors ?? []).map(({ document, ...entry }) => ({
      ...entry,
      source: document ? fill(words.document, document) : words.ownAdvice,
      number: document?.number,
      href: document?.address,
    })),
  };
}

/** A heading whose id is made of its text, and its place in the content. */
type AddressedHeading = { title: string; path: readonly PropertyKey[] };

/** Reports headings of a page that make no address, or one that another has. */
export function checkAddresses(
  file: string,
  headings: readonly AddressedHeading[],
  report: Report,
): void {
  const taken = new Set(pageElementIds);
  for (const { title, path } of headings) {
    const id = slugify(title);
    if (!id) report(file, path, 'has no letter or digit that an address could be made of');
    else if (taken.has(id))
      report(file, path, `makes the address #${id}, which another has already`);
    // The part of a panel that opens and closes has an id of its own.
    taken.add(id).add(`${id}-content`);
  }
}

export function check({ technologies }: Content, report: Report): void {
  if (!technologies) return;
  const { technologies: categories, topics = [], best } = technologies;
  const headings: AddressedHeading[] = [
    ...categories.map(({ category: title }, index) => ({
      title,
      path: ['technologies', index, 'category'],
    })),
    ...topics.map(({ title }, index) => ({ title, path: ['topics', index, 'title'] })),
    ...(best ? [{ title: best.title, path: ['best', 'title'] }] : []),
  ];
  checkAddresses('technologies', headings, report);
}

export type Technologies = NonNullable<z.infer<typeof pages.technologies>>;
export type TechnologyCategory = Technologies['technologies'][number];
export type Work = z.infer<typeof work>;
export type Topic = ReturnType<typeof topics>[number];
export type Best = NonNullable<ReturnType<typeof bestPlatforms>>;
export type Successor = ReturnType<typeof successorsModule>['successors'][number];

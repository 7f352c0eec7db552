import type { z } from 'zod';
import {
  heading,
  list,
  object,
  picture,
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

/** What the company does with something; each reads on from a label such as "We build". */
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

/** Whose word an address is: that of its site. */
const hostOf = (address: string) => address.split('/')[2]?.toLowerCase();

export const files = {
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
        }).exactOptional(),
        publications: list(
          object({
            publisher: text(),
            title: text(),
            address: webAddress(),
          }),
          { least: 2 },
        ).exactOptional(),
      })
        .refine(
          ({ document, publications }) => (document === undefined) !== (publications === undefined),
          'needs a document of the maker or two publications, and not both',
        )
        .refine(
          ({ publications = [] }) =>
            new Set(publications.map(({ address }) => hostOf(address))).size ===
            publications.length,
          {
            path: ['publications'],
            error: 'are not independent of each other: two are of one site',
          },
        )
        .refine(({ model, successor }) => model !== successor, {
          path: ['successor'],
          error: 'is the model itself',
        }),
      { unique: ['model'] },
    ),
  }).optional(),
};

// biome-ignore format: a field a line
export const words = {
  technologies: 'Technologies: Visitors look up here whether the company works with their makers and models.',
  'technologies.introduction': 'Introduction: It says below the heading what is listed, and what to do if something is not.',
  'technologies.best': 'Known best: The platforms that the company knows best stand above all panels, in large letters.',
  'technologies.best.title': 'Heading: It stands above the list, such as The ten platforms we know best.',
  'technologies.best.introduction': 'Introduction: One sentence below the heading says what makes them the ones.',
  'technologies.best.platforms': 'Platforms: They stand in this order below each project, the newest first.',
  'technologies.best.platforms[].model': 'Model: Spell it as the panel does, such as SIMATIC S7-1500.',
  'technologies.best.platforms[].maker': 'Maker: It stands below the model; spell it as the panel does, such as Siemens.',
  'technologies.best.platforms[].text': 'Text: One sentence says what the company does with it.',
  'technologies.best.platforms[].projects': 'Projects: It stands below each of these, to which a link leads.',
  'technologies.best.platforms[].projects[]': 'Project: Give the name of its file without the extension.',
  'technologies.technologies': 'Categories: Each is a panel that opens and closes, in this order.',
  'technologies.technologies[].category': 'Name: It stands on the panel and makes its address: HMI Solutions is at /technologies#hmi-solutions.',
  'technologies.technologies[].description': 'Description: One or two sentences at the top of the panel say what these products do.',
  'technologies.technologies[].link': 'Link: It stands at the end of the panel and leads to a page that says more.',
  'technologies.technologies[].brands': 'Makers: They stand in the panel in this order, and the search finds them.',
  'technologies.technologies[].brands[].name': 'Name: Spell it as the maker does, such as SEW-EURODRIVE.',
  'technologies.technologies[].brands[].models': 'Models: They stand with the maker’s name, and the search finds each.',
  'technologies.technologies[].brands[].models[]': 'Model: Spell it as the maker does, such as SIMATIC S7-1500.',
  'technologies.topics': 'Topics: Each is a section below the panels, for work that no category holds, such as machine safety.',
  'technologies.topics[].title': 'Name: It heads the section and makes its address: Machine safety is at /technologies#machine-safety.',
  'technologies.topics[].paragraphs': 'Text: One or two paragraphs below the heading say how it is done.',
  'technologies.topics[].parts': 'Parts: They stand beside the text, in two columns on a wide screen.',
  'technologies.topics[].parts[].title': 'Name: Two or three words fit, such as Guards and interlocks.',
  'technologies.topics[].parts[].text': 'Text: One or two sentences say what is done.',
  'technologies.topics[].article': 'Article: A link at the end leads to it; give the name of its file without the extension.',
  successors: 'Successors: The search and the list of models say what comes after models that are no longer made.',
  'successors.title': 'Heading: It stands above what the search says of successors, and above the printed table.',
  'successors.approach': 'How we replace: A few sentences below the heading say how the company goes about it.',
  'successors.successors': 'Successors: Add one only with a source: a wrong successor costs a plant more than none.',
  'successors.successors[].model': 'Model: It is the older one, spelled as in Technologies, such as SLC 500.',
  'successors.successors[].successor': 'Successor: It is the one that the maker names in its place, such as CompactLogix 5380.',
  'successors.successors[].document': 'Document of the maker: Visitors read it as the source.',
  'successors.successors[].document.maker': 'Maker: Visitors read who says so, such as Siemens.',
  'successors.successors[].document.title': 'Title: It is kept for whoever checks the source, and is not shown.',
  'successors.successors[].document.number': 'Number: Visitors can look the document up by it, such as Entry ID 109478811.',
  'successors.successors[].publications': 'Publications: At least two, of different web sites, have to name the same successor.',
  'successors.successors[].publications[].publisher': 'Publisher: Visitors read who says so, such as DO Supply.',
  'successors.successors[].publications[].title': 'Title: It is kept for whoever checks the source, and is not shown.',
  'successors.successors[].publications[].address': 'Address: It is kept for whoever checks the source, and is not shown.',
  img: 'Picture: It stands below the name while the panel is open; best is eight wide by five high.',
  work: 'What we do with it: Up to three short lines in the panel say it, each reading on from the words before it.',
  'work.build': 'We build: The line reads on from these words, such as dashboards, records and forms.',
  'work.migrate': 'We migrate from: The line reads on from these words, such as paper and spreadsheets.',
  'work.support': 'We support: The line reads on from these words, such as updates outside running hours.',
};

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
  return {
    ...(withoutPage(content.technologies) ?? { title: '', introduction: '', technologies: [] }),
    best: bestPlatforms(content),
    topics: topics(content),
    modelCounts: modelCounts(content),
  };
}

/** The platforms known best, below each project that was done with them; null where none are told of. */
function bestPlatforms({ technologies, written }: Content) {
  if (!technologies?.best) return null;
  const { platforms, ...words } = technologies.best;
  const proved = platforms.map(({ projects: names = [], ...platform }) => ({
    platform,
    projects: written.projects.filter(({ name }) => names.includes(name)),
  }));
  const groups = [...written.projects, undefined].map((project) => ({
    project: project && linkTo('projects', project),
    platforms: proved
      .filter(({ projects }) => (project ? projects.includes(project) : projects.length === 0))
      .map(({ platform }) => platform),
  }));
  return { ...words, groups: groups.filter((group) => group.platforms.length > 0) };
}

/** The topics of Technologies, each with the article that says more. */
const topics = ({ technologies, written }: Content) =>
  (technologies?.topics ?? []).map(({ article: name, ...topic }) => {
    const article = written.articles.find((each) => each.name === name);
    return { ...topic, article: article && linkTo('articles', article) };
  });

/** How many models a category has, in words, by its name. */
function modelCounts(content: Content): Record<string, string> {
  const { labels, site } = content;
  const counts = categoriesOf(content).map(({ category, brands }) => {
    const count = brands.flatMap(({ models = [] }) => models).length;
    return [category, count > 0 ? counted(site.language, labels.panels.models, count) : ''];
  });
  return Object.fromEntries(counts);
}

/** Each successor with its source in a few words. */
function successorsModule({ successors: file, labels, site }: Content) {
  const words = labels.successors;
  const names = new Intl.ListFormat(site.language);
  return {
    title: file?.title ?? '',
    approach: file?.approach ?? '',
    successors: (file?.successors ?? []).map(
      ({ model, successor, document, publications = [] }) => ({
        model,
        successor,
        source: document
          ? fill(words.document, { maker: document.maker, number: document.number })
          : fill(words.publications, {
              publishers: names.format(publications.map(({ publisher }) => publisher)),
            }),
      }),
    ),
  };
}

/** A heading whose id is made of its text, and where it is written. */
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
    // Of a panel, what opens and closes has an id of its own.
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

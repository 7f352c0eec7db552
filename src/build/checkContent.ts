import type {
  About,
  HomeFact,
  ItSolutions,
  Job,
  LineStation,
  LineSymptom,
  OpeningHours,
  Partner,
  ServiceCard,
  Slide,
  Successor,
  Synonyms,
  TechnologyCategory,
} from '../content/types';
import { slugify } from '../ui/slugify';
import { ContentProblems } from './ContentProblems';
import { checkFacts, checkJobs } from './checkJobsAndFacts';
import type { DescribedRoute } from './describedRoutes';

/** Everything the check reads; the build and the tests pass the site's own, or a broken one. */
export type Content = {
  slides: Slide[];
  services: ServiceCard[];
  partners: Partner[];
  jobs: Job[];
  facts: HomeFact[];
  technologies: TechnologyCategory[];
  synonyms: Synonyms[];
  /** The headings that the finder finds besides makers and models. */
  headings: string[];
  successors: Successor[];
  itSolutions: ItSolutions;
  about: About;
  /** The model of a line: what stands on it, and what people say of theirs. */
  line: { stations: LineStation[]; symptoms: LineSymptom[]; text: object };
  openingHours: OpeningHours;
  routes: readonly DescribedRoute[];
  /** Panels that lead on to a page, by their category. */
  panelLinks: readonly { category: string }[];
  /** Every other content file by its name: none of its texts may be empty. */
  otherTexts: Record<string, unknown>;
};

/** What the check asks of the disk. */
export type Files = {
  /** Whether a picture of that name was encoded and has all its files: `heroes/plc`. */
  hasPicture: (name: string) => boolean;
  /** Whether an address is that of a file below `static/`: `/partners/x.svg`. */
  hasStaticFile: (address: string) => boolean;
};

const file = (name: string) => `src/content/${name}.ts`;
const routesFile = 'src/routes.ts';

/**
 * Finds what is wrong with the content: an empty list, an id or name used twice, an empty text, a
 * picture that is not there, impossible opening hours. How many entries a list has is up to the
 * company. Each problem is one line that names the file, the entry and the field.
 */
export function checkContent(content: Content, files: Files): string[] {
  const problems = new ContentProblems();
  checkLists(content, problems);
  checkPictures(content, files, problems);
  checkTechnologies(content, problems);
  checkSynonyms(content, problems);
  checkSuccessors(content, problems);
  checkItSolutions(content, problems);
  checkJobs(content, problems);
  checkFacts(content, problems);
  checkAbout(content, problems);
  checkLine(content, problems);
  checkOpeningHours(content.openingHours, problems);
  checkTexts(content, problems);
  return problems.lines;
}

function checkLists(
  { slides, services, partners, about, routes }: Content,
  problems: ContentProblems,
): void {
  const lists: [name: string, entries: readonly object[]][] = [
    ['slides', slides],
    ['services', services],
    ['partners', partners],
    ['about', about.sections],
  ];
  for (const [name, entries] of lists) {
    problems.requireEntries(file(name), 'the list', 'length', entries);
    problems.requireUnique(file(name), entries, 'id');
  }
  problems.requireUnique(file('services'), services, 'title');
  problems.requireUnique(file('partners'), partners, 'title');
  for (const key of ['id', 'path', 'title']) problems.requireUnique(routesFile, routes, key);
}

const optionalPictures = (name: string, entries: { id: string; img?: string }[]) =>
  entries.flatMap(({ id, img }) => (img ? [[file(name), id, 'img', img] as const] : []));

function checkPictures(
  { slides, services, partners, about, jobs, routes }: Content,
  files: Files,
  problems: ContentProblems,
): void {
  const pictures = [
    ...slides.map(({ id, img }) => [file('slides'), id, 'img', img] as const),
    ...services.map(({ id, imgSrc }) => [file('services'), id, 'imgSrc', imgSrc] as const),
    [file('about'), 'introduction', 'img', about.img] as const,
    ...optionalPictures('about', about.sections),
    ...optionalPictures('jobs', jobs),
    ...routes.map(
      ({ id, sharePicture }) => [routesFile, id, 'sharePicture', sharePicture] as const,
    ),
  ];
  for (const [where, entry, field, name] of pictures) {
    if (files.hasPicture(name)) continue;
    const advice = `there is no picture "${name}", or not all of its files (add it below pictures/, then npm run images)`;
    problems.report(where, entry, field, advice);
  }
  for (const { id, imgSrc } of partners) {
    if (files.hasStaticFile(imgSrc)) continue;
    const advice = `there is no file "${imgSrc}" below static/`;
    problems.report(file('partners'), id, 'imgSrc', advice);
  }
}

function checkTechnologies(
  { technologies, panelLinks, services }: Content,
  problems: ContentProblems,
): void {
  const where = file('technologies');
  const categories = technologies.map(({ category }) => category);
  problems.requireEntries(where, 'the list', 'length', technologies);
  problems.requireUniqueIds(where, categories);
  for (const { category, brands } of technologies) {
    problems.requireEntries(where, category, 'brands', brands);
    problems.requireUnique(where, brands, 'name', category);
    for (const { name, models } of brands) {
      problems.requireEntries(where, `${category} › ${name}`, 'models', models);
      problems.requireNoRepetition(where, `${category} › ${name}`, 'models', models);
    }
  }
  for (const { id, panel } of services) {
    if (!panel || categories.includes(panel)) continue;
    problems.report(file('services'), id, 'panel', 'names no technology category');
  }
  for (const { category } of panelLinks) {
    if (categories.includes(category)) continue;
    problems.report(
      file('technologiesPage'),
      category,
      'panelLinks',
      'names no technology category',
    );
  }
}

/** A synonym refers to something in the list, and to one thing only. */
function checkSynonyms(
  { technologies, synonyms, headings }: Content,
  problems: ContentProblems,
): void {
  const where = file('synonyms');
  const names = new Set(
    technologies.flatMap(({ category, brands }) => [
      category,
      ...brands.flatMap(({ name, models }) => [name, ...models]),
    ]),
  );
  for (const heading of headings) names.add(heading);
  const owners = new Map<string, string>();
  problems.requireUnique(where, synonyms, 'name');
  for (const { name, also } of synonyms) {
    if (!names.has(name))
      problems.report(where, name, 'name', 'names no category, maker, model or heading');
    problems.requireEntries(where, name, 'also', also);
    for (const [index, synonym] of also.entries()) {
      const key = slugify(synonym);
      if (!key) continue;
      const field = `also[${index}]`;
      const owner = owners.get(key);
      if (owner)
        problems.report(where, name, field, `"${synonym}" is a synonym of "${owner}" already`);
      else owners.set(key, name);
      if (key === slugify(name)) problems.report(where, name, field, 'is the name itself');
    }
  }
}

/** A successor replaces a model of the list, is another model, and has a source that can be read. */
function checkSuccessors({ technologies, successors }: Content, problems: ContentProblems): void {
  const where = file('successors');
  const models = new Set(
    technologies.flatMap(({ brands }) => brands.flatMap((brand) => brand.models)),
  );
  problems.requireUnique(where, successors, 'model');
  for (const { model, successor, source } of successors) {
    if (!models.has(model)) problems.report(where, model, 'model', 'names no model');
    if (slugify(successor) === slugify(model))
      problems.report(where, model, 'successor', 'is the model itself');
    if (source.kind === 'document') continue;
    const hosts = source.publications.map(({ address }) => httpsHost(address));
    if (hosts.includes(undefined))
      problems.report(where, model, 'source', 'has an address that is not one of https');
    else if (new Set(hosts).size < 2)
      problems.report(where, model, 'source', 'has no two publications independent of each other');
  }
}

/** The host of an https address; undefined where it is none. */
function httpsHost(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : undefined;
}

function checkItSolutions({ itSolutions }: Content, problems: ContentProblems): void {
  const where = file('itSolutions');
  const { sections } = itSolutions;
  problems.requireEntries(where, 'the list', 'length', sections);
  problems.requireUniqueIds(
    where,
    sections.map(({ title }) => title),
  );
  for (const { title, items } of sections) {
    problems.requireEntries(where, title, 'items', items);
    problems.requireNoRepetition(where, title, 'items', items);
  }
}

/** Every section ends with an action, and one that leads to a page names a route. */
function checkAbout({ about, routes }: Content, problems: ContentProblems): void {
  for (const { id, action, more } of about.sections) {
    for (const [field, link] of Object.entries({ action, more })) {
      if (!link || 'topic' in link || routes.some((route) => route.id === link.page)) continue;
      problems.report(file('about'), id, field, `"${link.page}" is no route's id`);
    }
  }
}

/** The services, makers and stations that the line names are there. */
function checkLine(
  { line: { stations, symptoms }, services, technologies }: Content,
  problems: ContentProblems,
): void {
  const where = file('line');
  const serviceIds = new Set(services.map(({ id }) => id));
  const stationIds = new Set(stations.map(({ id }) => id));
  const makers = new Set(
    technologies.flatMap(({ category, brands }) => [category, ...brands.map(({ name }) => name)]),
  );
  const requireKnown = (entry: string, field: string, name: string, known: Set<string>) => {
    if (known.has(name)) return;
    problems.report(where, entry, field, `there is no "${name}"`);
  };
  for (const [name, entries] of Object.entries({ stations, symptoms })) {
    problems.requireEntries(where, name, 'length', entries);
    problems.requireUnique(where, entries, 'id');
  }
  for (const { id, services: named, makers: namedMakers } of stations) {
    for (const name of named) requireKnown(id, 'services', name, serviceIds);
    for (const name of namedMakers) requireKnown(id, 'makers', name, makers);
  }
  for (const { id, looks, stopped } of symptoms) {
    problems.requireEntries(where, id, 'looks', looks);
    for (const { station } of looks) requireKnown(id, 'looks', station, stationIds);
    if (stopped !== undefined) requireKnown(id, 'stopped', stopped, stationIds);
  }
}

function checkOpeningHours(hours: OpeningHours, problems: ContentProblems): void {
  const report = (field: string, problem: string) =>
    problems.report(file('company'), 'openingHours', field, problem);
  for (const field of ['opens', 'closes'] as const) {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(hours[field])) report(field, 'is no time such as 08:00');
  }
  if (hours.opens >= hours.closes) report('closes', 'is not after opens');
  if (!Intl.supportedValuesOf('timeZone').includes(hours.timeZone))
    report('timeZone', 'is no IANA time zone');
}

function checkTexts({ otherTexts, ...content }: Content, problems: ContentProblems): void {
  const {
    openingHours: _hours,
    panelLinks: _links,
    headings: _headings,
    facts: _facts,
    routes,
    ...lists
  } = content;
  for (const [name, value] of Object.entries({ ...lists, ...otherTexts }))
    problems.requireNoEmptyText(file(name), value);
  problems.requireNoEmptyText(routesFile, routes);
}

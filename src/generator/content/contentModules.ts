import { listPaths } from '../../content/listPaths';
import type {
  ContactWay,
  NavigationEntry,
  NavigationLink,
  PictureModules,
  Route,
} from '../../content/modules';
import type { Content, Labels, PageId, Person, SiteBrand } from '../../content/schema';
import { telephoneHref } from '../../features/contact-details/telephoneHref';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { addressName } from '../addressName';
import type { Logo } from '../brand/readBrand';
import { pick } from '../objects';
import { entryPath, listed } from '../written/writtenPaths';
import { officeHours, openingTimes } from './officeHours';
import { type DescribedRoute, leftOut, pageIds, routesOf } from './routes';

/** What browsers get of content and pictures. */
type All = ReturnType<typeof contentModules> & PictureModules;

/** What components import as `#content/NAME`; nothing imports a page that the site has not. */
export type ContentImports = {
  [Name in keyof All]: Name extends PageId ? NonNullable<All[Name]> : All[Name];
};

type WithoutPage<File> = File extends { page: unknown } ? Omit<File, 'page'> : null;
type PageModules = { [Id in PageId]: WithoutPage<Content[Id]> };
type LabelModules = { [Name in keyof Labels as `labels/${Name}`]: Labels[Name] };

/** A file as browsers get it: what is said of its page elsewhere is not theirs. */
const withoutPage = <File extends { page: unknown }>({ page: _, ...rest }: File) => rest;

/** What says all by itself: pages, null where the site has none, as nothing imports it then, and labels. */
function plainModules(content: Content): PageModules & LabelModules;
function plainModules(content: Content): Record<string, unknown> {
  const moduleOf = (file: Content[PageId]) => (file ? withoutPage(file) : null);
  const pages = pageIds.map((id) => [id, moduleOf(content[id])]);
  const labels = Object.entries(content.labels).map(([name, words]) => [`labels/${name}`, words]);
  return Object.fromEntries([...pages, ...labels]);
}

/**
 * What browsers get of the content, by the names of the modules. A list that is left out is empty
 * there. `now` is the time of the build: holidays are told from its year on.
 */
export function contentModules(
  content: Content,
  { brand, logo }: { brand: SiteBrand; logo: Logo },
  now: Date,
) {
  const plain = plainModules(content);
  const urgent = content.company.breakdown?.telephone;
  return {
    ...plain,
    home: homeModule(plain.home, content),
    contact: contactModule(plain.contact, content),
    technologies: {
      ...(plain.technologies ?? { title: '', introduction: '', technologies: [] }),
      best: bestPlatforms(content),
      topics: topics(content),
      modelCounts: modelCounts(content),
    },
    'not-found': withoutPage(content['not-found']),
    site: siteModule(content, logo, now),
    /** The colours of what moves over the line's picture, and of what lies below it. */
    drawing: { ...brand.drawing, ground: brand.colours.dark950, edge: brand.colours.onDark },
    'office-hours': officeHours(content, now),
    /** The number for breakdowns; null where there is none. */
    breakdown: urgent ? { telephone: urgent, href: telephoneHref(urgent) } : null,
    slides: content.slides,
    services: content.services ?? { title: '', services: [] },
    partners: content.partners ?? { title: '', partners: [] },
    projects: homeProjects(content),
    articles: homeArticles(content),
    people: people(content),
    /** Under `npm start`, what changes with every written page; empty in a build. */
    written: { version: '' },
    line: content.line ?? { title: '', stations: [] },
    'line-picture': content['line-picture'] ?? null,
    /** Makers and models by category, as they are searched. */
    products: {
      categories: (content.technologies?.technologies ?? []).map((category) =>
        pick(category, ['category', 'brands']),
      ),
    },
    successors: successors(content),
  };
}

/** What every page needs. */
function siteModule(content: Content, { width, height, hasSymbol }: Logo, now: Date) {
  const { company, site } = content;
  const { routes, notFound } = routesOf(content);
  const contactWays = contactWaysOf(content);
  const isReachable = contactWays.length > 0 || company.address;
  const route = (page: DescribedRoute): Route =>
    pick(page, ['id', 'path', 'title', 'documentTitle', 'name', 'indexed']);
  return {
    name: company.name,
    /** Who stands beside the ©. */
    legalName: company.legalName ?? company.name,
    language: site.language,
    logo: { ratio: Number((width / height).toFixed(3)), hasSymbol },
    logoHref: site.logoHref,
    navigation: navigation(content),
    /** Every page but Not Found. */
    routes: routes.map(route),
    notFound: route(notFound),
    contactWays,
    openingTimes: company.openingHours && openingTimes(company.openingHours, now),
    /** What a saved contact card is called; undefined where there is nothing to save. */
    contactCard: isReachable ? `${addressName(company.name) || 'contact'}.vcf` : undefined,
    reading: reading(content),
    notice: site.notice,
  };
}

/** The entries of the navigation without those that lead to what is left out. */
function navigation(content: Content): NavigationEntry[] {
  const gone = leftOut(content);
  const isShown = ({ href }: NavigationLink) => !gone.includes(href.replace(/#.*/, ''));
  return content.site.navigation.flatMap(({ text, href, entries = [] }): NavigationEntry[] => {
    if (href !== undefined) return [{ text, href }].filter(isShown);
    const shown = entries.filter(isShown);
    return shown.length > 0 ? [{ text, entries: shown }] : [];
  });
}

/** The collections and documents that every page links to. */
const reading = (content: Content) => [
  ...listed.flatMap((name) => {
    const file = content[name];
    return file && content.written[name].length > 0
      ? [{ text: file.title, href: listPaths[name] }]
      : [];
  }),
  ...content.written.pages.flatMap(({ name, front }) =>
    front.inBand ? [{ text: front.title, href: entryPath('pages', name) }] : [],
  ),
];

/** What the contact page says, with what stands elsewhere about where a message goes. */
function contactModule(page: PageModules['contact'], { company, written }: Content) {
  const privacy = written.pages.find(({ front }) => front.isPrivacy);
  return {
    ...page,
    /** The name of the service behind the form. */
    formService: company.formService,
    /** The page that says what becomes of a message. */
    privacyPage: privacy && linkTo('pages', privacy),
  };
}

/** The page's own words, with what it says of the person whom it ends with. */
function homeModule({ ending, ...page }: PageModules['home'], content: Content) {
  const own = personAt(content, ending?.person);
  const person = own && pick(own, ['name', 'role', 'ask']);
  return { ...page, ending: ending && { ...ending, person } };
}

/** So many are shown on the home page where none is chosen for it. */
const shownAtHome = 3;

/** The projects that the home page shows. */
export function projectsAtHome({ written }: Content): Content['written']['projects'] {
  const chosen = written.projects.filter(({ front }) => front.onHome);
  const others = written.projects.filter(({ front }) => front.onHome !== false);
  return chosen.length > 0 ? chosen : others.slice(0, shownAtHome);
}

/** The person with an id; undefined where none has it. */
export const personAt = ({ people }: Content, id: string | undefined): Person | undefined =>
  people?.people.find((person) => person.id === id);

/** The name and the role of the person with an id. */
export function nameAndRole(content: Content, id: string | undefined): string | undefined {
  const person = personAt(content, id);
  return person && `${person.name}, ${person.role}`;
}

/** A written page as others link to it. */
const linkTo = (
  collection: keyof Content['written'],
  { name, front }: { name: string; front: { title: string } },
) => ({ title: front.title, href: entryPath(collection, name) });

function homeProjects(content: Content) {
  const shown = projectsAtHome(content).map((project) => ({
    id: project.name,
    ...linkTo('projects', project),
    ...pick(project.front, ['partner', 'img', 'stopped', 'replaced', 'done', 'figures']),
    /** Whoever answered for it. */
    responsible: nameAndRole(content, project.front.responsible),
  }));
  return { title: '', ...content.projects?.band, projects: shown };
}

/** The newest articles; null where the home page has no band of them. */
function homeArticles({ articles, written }: Content) {
  if (!articles?.band || written.articles.length === 0) return null;
  const newest = written.articles.slice(0, shownAtHome);
  return {
    ...articles.band,
    articles: newest.map((article) => ({
      ...linkTo('articles', article),
      description: article.front.description,
    })),
  };
}

/** People, with the projects that they answered for. */
function people({ people: file, written }: Content) {
  if (!file) return null;
  return {
    ...file,
    people: file.people.map((person) => ({
      ...person,
      projects: written.projects
        .filter(({ front }) => front.responsible === person.id)
        .map((project) => linkTo('projects', project)),
    })),
  };
}

/** The ways to reach the company, in the order in which they are shown. */
function contactWaysOf({ company, labels }: Content): ContactWay[] {
  const { telephone, mail, location, social, more = [] } = company.contact;
  const titles = labels.contact;
  const linked = (
    kind: ContactWay['kind'],
    title: string,
    link?: { text?: string; href?: string },
  ) => (link?.href ? [{ kind, title, text: link.text ?? title, href: link.href }] : []);
  const called = (title: string, number?: string) =>
    linked('telephone', title, number ? { text: number, href: telephoneHref(number) } : {});
  const written = (title: string, address?: string) =>
    linked('mail', title, address ? { text: address, href: `mailto:${address}` } : {});
  return [
    ...called(titles.telephone, telephone),
    ...written(titles.mail, mail),
    ...linked('location', titles.location, location),
    ...linked('profile', titles.social, social),
    ...more.flatMap(({ title, ...way }) => [
      ...called(title, way.telephone),
      ...written(title, way.mail),
      ...linked('profile', title, way),
    ]),
  ];
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
function modelCounts({ technologies, labels, site }: Content): Record<string, string> {
  const counts = (technologies?.technologies ?? []).map(({ category, brands }) => {
    const count = brands.flatMap(({ models = [] }) => models).length;
    return [category, count > 0 ? counted(site.language, labels.panels.models, count) : ''];
  });
  return Object.fromEntries(counts);
}

/** Each successor with its source in a few words. */
function successors({ successors: file, labels, site }: Content) {
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

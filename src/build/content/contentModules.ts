import type {
  Articles,
  Best,
  Breakdown,
  ContactPage,
  ContactWay,
  ContentModules,
  Home,
  Job,
  Jobs,
  People,
  Route,
  Site,
  Successors,
  Technologies,
  Topic,
} from '../../content/modules';
import type { Content, Person, SiteBrand } from '../../content/schema';
import { telephoneHref } from '../../features/contact-details/telephoneHref';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { addressName } from '../addressName';
import type { Logo } from '../brand/readBrand';
import { entryPath, listed } from '../written/writtenPaths';
import { officeHours } from './officeHours';
import { routesOf } from './routes';

/** A file as browsers get it: what is said of its page elsewhere is not theirs. */
function withoutPage<File extends { page: unknown }>(file: File): Omit<File, 'page'>;
function withoutPage<File extends { page: unknown }>(
  file: File | undefined,
): Omit<File, 'page'> | null;
function withoutPage<File extends { page: unknown }>(file: File | undefined) {
  if (!file) return null;
  const { page: _, ...rest } = file;
  return rest;
}

/**
 * What browsers get of the content, by the names of the modules. A list that is left out is empty
 * there. `now` is the time of the build: holidays are told from its year on.
 */
export function contentModules(
  content: Content,
  { brand, logo }: { brand: SiteBrand; logo: Logo },
  now: Date,
): ContentModules & Record<`labels/${string}`, unknown> {
  const { services, partners, line, technologies } = content;
  const labels = Object.fromEntries(
    Object.entries(content.labels).map(([name, words]) => [`labels/${name}` as const, words]),
  );
  return {
    ...labels,
    site: siteModule(content, logo),
    drawing: { ...brand.drawing, ground: brand.colours.dark950, edge: brand.colours.onDark },
    'office-hours': officeHours(content, now),
    breakdown: breakdown(content),
    home: homePage(content),
    slides: content.slides,
    services: services ?? { title: '', services: [] },
    partners: partners ?? { title: '', partners: [] },
    jobs: homeJobs(content),
    articles: homeArticles(content),
    people: people(content),
    written: { version: '' },
    line: line ?? { title: '', stations: [] },
    'line-picture': content['line-picture'] ?? null,
    about: withoutPage(content.about),
    contact: contactModule(content),
    technologies: technologiesModule(content),
    products: {
      categories: (technologies?.technologies ?? []).map(({ category, brands }) => ({
        category,
        brands,
      })),
    },
    successors: successors(content),
    itsolutions: withoutPage(content.itsolutions),
    siemens: withoutPage(content.siemens),
    'not-found': withoutPage(content['not-found']),
  };
}

function siteModule(content: Content, { width, height, hasSymbol }: Logo): Site {
  const { company, site } = content;
  const { routes, notFound } = routesOf(content);
  const contactWays = contactWaysOf(content);
  const route = ({ id, path, title, documentTitle, name, indexed }: Route): Route => ({
    id,
    path,
    title,
    documentTitle,
    name,
    indexed,
  });
  return {
    name: company.name,
    legalName: company.legalName ?? company.name,
    language: site.language,
    logo: { ratio: Number((width / height).toFixed(3)), hasSymbol },
    logoHref: site.logoHref,
    navigation: site.navigation.filter(({ href }) =>
      routes.some(({ path }) => path === href.split('#')[0]),
    ),
    routes: routes.map(route),
    notFound: route(notFound),
    contactWays,
    ...((contactWays.length > 0 || company.address) && {
      contactCard: `${addressName(company.name) || 'contact'}.vcf`,
    }),
    reading: reading(content),
  };
}

/** The collections and documents that every page links to. */
const reading = (content: Content): Site['reading'] => [
  ...listed.flatMap((name) => {
    const file = content[name];
    return file && content.written[name].length > 0 ? [{ text: file.title, href: `/${name}` }] : [];
  }),
  ...content.written.pages.flatMap(({ name, front }) =>
    front.inBand ? [{ text: front.title, href: entryPath('pages', name) }] : [],
  ),
];

/** What the contact page says, with what stands elsewhere about where a message goes. */
function contactModule({ company, contact, written }: Content): ContactPage {
  const privacy = written.pages.find(({ front }) => front.isPrivacy);
  return {
    ...withoutPage(contact),
    ...(company.formService && { formService: company.formService }),
    ...(privacy && {
      privacyPage: { href: entryPath('pages', privacy.name), title: privacy.front.title },
    }),
  };
}

/** The page's own words, with what it says of the person whom it ends with. */
function homePage(content: Content): Home {
  const { ending, ...page } = withoutPage(content.home);
  if (!ending) return page;
  const { person: id, ...words } = ending;
  const own = personAt(content, id);
  const person = own && { name: own.name, role: own.role, ...(own.ask && { ask: own.ask }) };
  return { ...page, ending: { ...words, ...(person && { person }) } };
}

/** So many are shown on the home page where none is chosen for it. */
const shownAtHome = 3;

/** The jobs that the home page shows. */
export function jobsAtHome({ written }: Content): Content['written']['jobs'] {
  const chosen = written.jobs.filter(({ front }) => front.onHome);
  return chosen.length > 0 ? chosen : written.jobs.slice(0, shownAtHome);
}

/** The person with an id; undefined where none has it. */
export const personAt = ({ people }: Content, id: string | undefined): Person | undefined =>
  people?.people.find((person) => person.id === id);

function homeJobs(content: Content): Jobs {
  const shown = jobsAtHome(content).map(({ name, front }): Job => {
    const { title, partner, img, stopped, replaced, done, figures } = front;
    const responsible = personAt(content, front.responsible);
    return {
      id: name,
      href: entryPath('jobs', name),
      title,
      done,
      ...(partner && { partner }),
      ...(img && { img }),
      ...(stopped && { stopped }),
      ...(replaced && { replaced }),
      ...(figures && { figures }),
      ...(responsible && { responsible: `${responsible.name}, ${responsible.role}` }),
    };
  });
  const { title = '', introduction } = content.jobs?.band ?? {};
  return { title, ...(introduction && { introduction }), jobs: shown };
}

function homeArticles({ articles, written }: Content): Articles | null {
  if (!articles?.band || written.articles.length === 0) return null;
  return {
    ...articles.band,
    articles: written.articles.slice(0, shownAtHome).map(({ name, front }) => ({
      href: entryPath('articles', name),
      title: front.title,
      description: front.description,
    })),
  };
}

function people({ people: file, written }: Content): People | null {
  if (!file) return null;
  return {
    ...file,
    people: file.people.map((person) => ({
      ...person,
      jobs: written.jobs
        .filter(({ front }) => front.responsible === person.id)
        .map(({ name, front }) => ({ title: front.title, href: entryPath('jobs', name) })),
    })),
  };
}

/** The ways to reach the company, in the order in which they are shown. */
export function contactWaysOf({ company, labels }: Content): ContactWay[] {
  const { telephone, mail, location, social, more = [] } = company.contact;
  const titles = labels.contact;
  return [
    ...(telephone ? [telephoneWay(titles.telephone, telephone)] : []),
    ...(mail ? [mailWay(titles.mail, mail)] : []),
    ...(location ? [{ kind: 'location' as const, title: titles.location, ...location }] : []),
    ...(social ? [{ kind: 'profile' as const, title: titles.social, ...social }] : []),
    ...more.map((way): ContactWay => {
      if (way.telephone) return telephoneWay(way.title, way.telephone);
      if (way.mail) return mailWay(way.title, way.mail);
      return {
        kind: 'profile',
        title: way.title,
        text: way.text ?? way.title,
        href: way.href ?? '',
      };
    }),
  ];
}

const telephoneWay = (title: string, telephone: string): ContactWay => ({
  kind: 'telephone',
  title,
  text: telephone,
  href: telephoneHref(telephone),
});

const mailWay = (title: string, mail: string): ContactWay => ({
  kind: 'mail',
  title,
  text: mail,
  href: `mailto:${mail}`,
});

function breakdown({ company }: Content): Breakdown {
  const telephone = company.breakdown?.telephone;
  return telephone ? { telephone, href: telephoneHref(telephone) } : null;
}

const technologiesModule = (content: Content): Technologies => ({
  ...(content.technologies
    ? withoutPage(content.technologies)
    : { title: '', introduction: '', technologies: [] }),
  best: bestPlatforms(content),
  topics: topics(content),
  modelCounts: modelCounts(content),
});

function bestPlatforms({ technologies, written }: Content): Best | null {
  if (!technologies?.best) return null;
  const { platforms, ...words } = technologies.best;
  return {
    ...words,
    platforms: platforms.map(({ jobs: names = [], ...platform }) => ({
      ...platform,
      jobs: written.jobs
        .filter(({ name }) => names.includes(name))
        .map(({ name, front }) => ({ title: front.title, href: entryPath('jobs', name) })),
    })),
  };
}

const topics = ({ technologies, written }: Content): Topic[] =>
  (technologies?.topics ?? []).map(({ article: name, ...topic }) => {
    const article = written.articles.find((each) => each.name === name);
    return {
      ...topic,
      ...(article && {
        article: { href: entryPath('articles', article.name), title: article.front.title },
      }),
    };
  });

function modelCounts({ technologies, labels, site }: Content): Record<string, string> {
  const counts = (technologies?.technologies ?? []).map(({ category, brands }) => {
    const count = brands.flatMap(({ models = [] }) => models).length;
    return [category, count > 0 ? counted(site.language, labels.panels.models, count) : ''];
  });
  return Object.fromEntries(counts);
}

function successors({ successors: file, labels, site }: Content): Successors {
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

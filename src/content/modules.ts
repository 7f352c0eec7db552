/** What browsers get of the content: one module for each file, imported as `#content/NAME`. */
import type * as schema from './schema';

/** The name of a page in the code. */
export type RouteId =
  | 'home'
  | 'technologies'
  | 'about'
  | 'contact'
  | 'itsolutions'
  | 'siemens'
  | 'notFound';

/** One page of the site. */
export type Route<Id = RouteId> = {
  id: Id;
  /** The one address of the page, without a slash at the end. */
  path: string;
  /** The page's own part of the document title. */
  title: string;
  /** The title in the tab: its own part first, because tabs cut the end off (WCAG 2.4.2). */
  documentTitle: string;
  /** What visitors know it by: its text in the navigation, or its title. */
  name: string;
  /** False keeps the page out of search engines and the sitemap. */
  indexed: boolean;
};

/** A way to reach the company: what is shown and where its link goes. */
export type ContactWay = {
  kind: 'telephone' | 'mail' | 'location' | 'profile';
  /** What it is: Phone, LinkedIn. */
  title: string;
  text: string;
  href: string;
};

/** `#content/site`: what every page needs. */
export type Site = {
  name: string;
  /** Who stands beside the ©. */
  legalName: string;
  language: string;
  logo: {
    /** Its width by its height. */
    ratio: number;
    /** Whether there is a symbol to take its place on a phone. */
    hasSymbol: boolean;
  };
  logoHref: string;
  navigation: { text: string; href: string }[];
  /** Every page but Not Found. */
  routes: Route[];
  notFound: Route;
  /** In the order in which they are shown. */
  contactWays: ContactWay[];
  /** What a saved contact card is called; undefined where there is nothing to save. */
  contactCard?: string;
  /** The lists of jobs and articles, and the documents that are linked to on every page. */
  reading: { text: string; href: string }[];
};

/** `#content/office-hours`; null where they are not told. */
export type OfficeHours = {
  /** In words. */
  text: string;
  /** On the clock of the time zone, by its name in the IANA database: `08:00`. */
  opens: string;
  closes: string;
  timeZone: string;
  days: schema.Weekday[];
  /** Days on which it is closed: `2026-12-25`. */
  closedDates: string[];
  /** What is said while it is open, and while it is closed, by the day or the date on which it opens. */
  open: string;
  closed: Record<string, string>;
  /** The same on a day on which it would be open, were it no holiday. */
  holiday: Record<string, string>;
} | null;

/** `#content/breakdown`; null where there is no such number. */
export type Breakdown = { telephone: string; href: string } | null;

/** `#content/drawing`: the colours of what moves over the line's picture, and of what lies below it. */
export type Drawing = schema.DrawingColours & { ground: string; edge: string };

type WithoutPage<File> = Omit<File, 'page'>;

/** A topic of Technologies, with the article that says more. */
export type Topic = Omit<schema.Topic, 'article'> & { article?: { href: string; title: string } };

/** The platforms known best, with the jobs that were done with each. */
export type Best = Omit<NonNullable<schema.Technologies['best']>, 'platforms'> & {
  platforms: (Omit<schema.BestPlatform, 'jobs'> & { jobs: { title: string; href: string }[] })[];
};

export type Technologies = Omit<WithoutPage<schema.Technologies>, 'topics' | 'best'> & {
  topics: Topic[];
  /** Null where none are told of. */
  best: Best | null;
  /** How many models a category has, in words, by its name. */
  modelCounts: Record<string, string>;
};

/** `#content/products`: makers and models by category, as they are searched. */
export type ProductCategory = Pick<schema.TechnologyCategory, 'category' | 'brands'>;
export type Products = { categories: ProductCategory[] };

/** A successor with its source in a few words. */
export type Successor = { model: string; successor: string; source: string };
export type Successors = { title: string; approach: string; successors: Successor[] };

/** `#content/written`: under `npm start`, what changes with every written page; empty in a build. */
export type WrittenVersion = { version: string };

/** A job as the home page shows it; its page tells it in full. */
export type Job = Pick<
  schema.JobFront,
  'title' | 'partner' | 'img' | 'stopped' | 'replaced' | 'done' | 'figures'
> & {
  id: string;
  href: string;
  /** The name and role of whoever answered for it. */
  responsible?: string;
};
export type Jobs = { title: string; introduction?: string; jobs: Job[] };

/** The newest articles, as the home page shows them. */
export type Articles = {
  title: string;
  introduction?: string;
  articles: { href: string; title: string; description: string }[];
};

/** People, with the jobs that they answered for. */
export type People = Omit<schema.People, 'people'> & {
  people: (schema.Person & { jobs: { title: string; href: string }[] })[];
};

export type Home = Omit<WithoutPage<schema.Home>, 'ending'> & {
  ending?: Omit<NonNullable<schema.Home['ending']>, 'person'> & {
    person?: Pick<schema.Person, 'name' | 'role' | 'ask'>;
  };
};
export type About = WithoutPage<schema.About>;
export type ContactPage = WithoutPage<schema.ContactPage> & {
  /** The name of the service behind the form. */
  formService?: string;
  /** The page that says what becomes of a message. */
  privacyPage?: { href: string; title: string };
};
export type ItSolutions = WithoutPage<schema.ItSolutions>;
export type Siemens = WithoutPage<schema.Siemens>;
export type NotFound = WithoutPage<schema.NotFound>;

/**
 * A photograph as browsers know it: the hash in its files' names, its average colour (`9ab`), and the
 * widest files of its wide and its upright version, where its source is too small for the usual ones.
 */
export type PictureEntry = [hash: string, colour: string, widest?: number, widestTall?: number];

/** `#content/pictures`: every photograph that the content names, by kind and name. */
export type PictureIndex = Partial<
  Record<Exclude<schema.PictureKindName, 'mark' | 'share'>, Record<string, PictureEntry>>
>;

/** `#content/marks`: by name, the hash and the extension of a mark's file. */
export type Marks = Record<string, string>;

/** What browsers get of the pictures, beside the content. */
export type PictureModules = { pictures: PictureIndex; marks: Marks };

/** Every module of the content by its name; a page's own is null where the site has no such page. */
export type ContentModules = {
  site: Site;
  drawing: Drawing;
  'office-hours': OfficeHours;
  breakdown: Breakdown;
  home: Home;
  slides: schema.Slides;
  services: schema.Services;
  partners: schema.Partners;
  jobs: Jobs;
  articles: Articles | null;
  people: People | null;
  written: WrittenVersion;
  line: schema.LineContent;
  'line-picture': schema.LinePicture | null;
  about: About | null;
  contact: ContactPage;
  technologies: Technologies;
  products: Products;
  successors: Successors;
  itsolutions: ItSolutions | null;
  siemens: Siemens | null;
  'not-found': NotFound;
};

import { company } from './content/company';

/** One page of the site. */
export type Route = {
  id: string;
  /** The one address of the page, without a slash at the end. */
  path: string;
  /** The page's own part of the document title. */
  title: string;
  /** Its text in the main navigation; pages without one are reached from other pages. */
  navLabel?: string;
  /** False keeps the page out of search engines and the sitemap. */
  indexed: boolean;
};

/** What else the build tells search engines and messengers about a page. */
export type Sharing = {
  /** For search results and shared links: up to about 155 characters. */
  description: string;
  /** The picture that a shared link shows behind the title: a source below `pictures/`. */
  sharePicture: string;
  /** The files its words are in: the sitemap dates the page by their last commit. */
  sources: readonly string[];
};

/**
 * THE list of pages. Navigation, prerendering, titles, sitemap and tests read it; the main
 * navigation shows its labels in this order.
 */
export const routes = [
  {
    id: 'home',
    path: '/',
    title: 'Industrial automation and IT services in New Zealand',
    navLabel: 'Home',
    indexed: true,
  },
  {
    id: 'technologies',
    path: '/technologies',
    title: 'Technologies',
    navLabel: 'Technologies',
    indexed: true,
  },
  {
    id: 'about',
    path: '/about',
    title: 'About Us',
    navLabel: 'About Us',
    indexed: true,
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact Us',
    navLabel: 'Contact Us',
    indexed: true,
  },
  {
    id: 'itsolutions',
    path: '/itsolutions',
    title: 'IT Solutions',
    indexed: true,
  },
  {
    id: 'siemens',
    path: '/siemens',
    title: 'Siemens',
    indexed: false,
  },
] as const satisfies readonly Route[];

/** What every unknown address shows. `path` is where the file lives: `/404` is `404.html`. */
export const notFoundRoute = {
  id: 'notFound',
  path: '/404',
  title: 'Page not found',
  indexed: false,
} as const satisfies Route;

/** Every page that is prerendered. */
export const allRoutes = [...routes, notFoundRoute] as const;

/** The name of a page in the code. */
export type RouteId = (typeof allRoutes)[number]['id'];

/**
 * The part of the list that no browser reads: apart from the routes, so that the bundler leaves it
 * out of the site's script.
 */
export const sharing: Record<RouteId, Sharing> = {
  home: {
    description:
      'PLC, SCADA, robotics, safety and industrial IT for New Zealand manufacturers and beverage producers: designed, tested and commissioned by Auckland engineers.',
    sharePicture: 'heroes/industrial-automation',
    sources: [
      'src/content/home.ts',
      'src/content/slides.ts',
      'src/content/services.ts',
      'src/content/jobs.ts',
      'src/content/partners.ts',
    ],
  },
  technologies: {
    description:
      'The controllers, SCADA systems, drives, HMIs, robots, vision and IIoT platforms we program and support, by maker and model.',
    sharePicture: 'heroes/plc',
    sources: ['src/content/technologies.ts'],
  },
  about: {
    description: `Automation and software engineers in ${company.address.city} since ${company.founded}: how we design, test, commission and support lines across New Zealand.`,
    sharePicture: 'heroes/workplace-safety',
    sources: ['src/content/about.ts'],
  },
  contact: {
    description:
      'Call, write or send a message. An engineer reads every message and answers within one working day.',
    sharePicture: 'heroes/robotics',
    sources: ['src/content/contactPage.ts', 'src/content/company.ts'],
  },
  itsolutions: {
    description:
      'Web applications, open-source platforms, Azure and databases for plants: from the panel PC at the line to the report in the office.',
    sharePicture: 'heroes/scada',
    sources: [
      'src/content/itSolutions.ts',
      'src/content/itSolutionAnswers.ts',
      'src/content/itSolutionsPage.ts',
    ],
  },
  siemens: {
    description: `Siemens automation at ${company.name}.`,
    sharePicture: 'heroes/motion-control',
    sources: ['src/content/siemensPage.ts'],
  },
  notFound: {
    description: 'There is no page at this address.',
    sharePicture: 'heroes/iiot',
    sources: ['src/content/notFoundPage.ts'],
  },
};

/** The address of a page, from its id. */
export function pathOf(id: RouteId): string {
  const route = allRoutes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route with the id "${id}".`);
  return route.path;
}

/** The one spelling of an address: without `index`, `index.html`, `.html` or slashes at its end. */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/^\/index$|(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return bare.replace(/^\/+/, '/') || '/';
}

/** The page at an address: `/about` and its other spellings `/about/` and `/about.html` are one. */
export function routeAt(pathname: string): (typeof allRoutes)[number] {
  const address = canonicalPath(pathname);
  return routes.find(({ path }) => path === address) ?? notFoundRoute;
}

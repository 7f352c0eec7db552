import type { Route, RouteId } from '../../content/modules';
import type { Content } from '../../content/schema';

/** A page with what search results and shared links say of it. */
export type DescribedRoute<Id = RouteId> = Route<Id> & {
  description: string;
  /** The picture that a shared link shows behind the title: a source below `pictures/`. */
  sharePicture?: string;
  /** The files its words are in: the sitemap dates the page by their last commit. */
  sources: readonly string[];
};

type File = { page: { title: string; description: string; sharePicture?: string } };

/** The files whose words are on a page besides its own. */
const moreSources: Partial<Record<RouteId, string[]>> = {
  home: ['slides', 'services', 'jobs', 'partners', 'line'],
  contact: ['company'],
  technologies: ['successors'],
};

/** The pages that a site may have, with their addresses and files. */
const pages = [
  { id: 'home', path: '/', file: 'home', indexed: true },
  { id: 'technologies', path: '/technologies', file: 'technologies', indexed: true },
  { id: 'about', path: '/about', file: 'about', indexed: true },
  { id: 'contact', path: '/contact', file: 'contact', indexed: true },
  { id: 'itsolutions', path: '/itsolutions', file: 'itsolutions', indexed: true },
  // Empty for sighted visitors: nothing to find there.
  { id: 'siemens', path: '/siemens', file: 'siemens', indexed: false },
] as const;

/** The ids and paths of the pages that a site may have, whether this one has them or not. */
export const pageIds: readonly string[] = pages.map(({ id }) => id);
export const pagePaths: readonly string[] = pages.map(({ path }) => path);

/** What every unknown address shows. `path` is where the file lives: `/404` is `404.html`. */
const notFoundPage = { id: 'notFound', path: '/404', file: 'not-found', indexed: false } as const;

/**
 * THE list of a site's pages: those of the specification whose file is there. Navigation, prerendering,
 * titles, sitemap and tests read it.
 */
export function routesOf(content: Content) {
  const described = (
    { id, path, file, indexed }: (typeof pages)[number] | typeof notFoundPage,
    { page }: File,
  ): DescribedRoute => ({
    id,
    path,
    indexed,
    ...page,
    documentTitle: `${page.title} | ${content.company.name}`,
    name: content.site.navigation.find(({ href }) => href === path)?.text ?? page.title,
    sources: [file, ...(moreSources[id] ?? [])].map((name) => `content/${name}.json`),
  });
  const routes = pages.flatMap((page) => {
    const file = content[page.file];
    return file ? [described(page, file)] : [];
  });
  const notFound = described(notFoundPage, content['not-found']);
  return { routes, notFound, all: [...routes, notFound] };
}

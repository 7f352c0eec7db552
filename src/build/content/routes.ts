import type { Route, RouteId } from '../../content/modules';
import type { Content, PageId } from '../../content/schema';
import { pageSchemas } from '../../content/schema/pages';
import { keysOf } from '../keysOf';

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

/** Empty for sighted visitors: nothing to find there. */
const unlisted: readonly RouteId[] = ['siemens', 'notFound'];

/** The ids and paths of the pages that a site may have, whether this one has them or not. */
export const pageIds = keysOf(pageSchemas);
const pathOfPage = (id: PageId) => (id === 'home' ? '/' : `/${id}`);
export const pagePaths: readonly string[] = pageIds.map(pathOfPage);

/**
 * THE list of a site's pages: those of the schema whose file is there. Navigation, prerendering, titles,
 * sitemap and tests read it.
 */
export function routesOf(content: Content) {
  const described = (id: RouteId, path: string, name: string, { page }: File): DescribedRoute => ({
    id,
    path,
    indexed: !unlisted.includes(id),
    ...page,
    documentTitle: `${page.title} | ${content.company.name}`,
    name: content.site.navigation.find(({ href }) => href === path)?.text ?? page.title,
    sources: [name, ...(moreSources[id] ?? [])].map((source) => `content/${source}.json`),
  });
  const routes = pageIds.flatMap((id) => {
    const file = content[id];
    return file ? [described(id, pathOfPage(id), id, file)] : [];
  });
  // The path is where the file lives: `/404` is `404.html`.
  const notFound = described('notFound', '/404', 'not-found', content['not-found']);
  return { routes, notFound, all: [...routes, notFound] };
}

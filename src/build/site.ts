import path from 'node:path';
import type { ContentModules, PictureModules } from '../content/modules';
import type { Content } from '../content/schema';
import { contentModules } from './content/contentModules';
import { readContent } from './content/readContent';
import { type DescribedRoute, routesOf } from './content/routes';
import { writeModules } from './content/writeModules';

/** Everything that the build knows of a site. */
export type Site = {
  /** The folder with its `content/`, `pictures/` and `brand/`. */
  folder: string;
  content: Content;
  /** What browsers get of the content. */
  modules: ContentModules;
  routes: DescribedRoute[];
  notFound: DescribedRoute;
  /** Every page that is prerendered. */
  allRoutes: DescribedRoute[];
};

/** A site that cannot be built as it is: one line for each problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** The folder of the site to build: that of the project, or the one in `SITE`. */
export const siteFolder = (): string => process.env.SITE ?? '.';

/** Where the bundler finds the content of a site; one for each, so that builds do not meet. */
export const modulesFolder = (folder: string): string =>
  path.resolve('.build/content', folder === '.' ? 'site' : path.basename(folder));

/** Everything about the site in a folder. Throws a `ContentError` where something is wrong. */
export function readSite(folder: string, now = new Date()): Site & { notes: string[] } {
  const { content, problems, notes } = readContent(folder);
  if (problems.length > 0) throw new ContentError(problems);
  const { routes, notFound, all } = routesOf(content);
  const modules = contentModules(content, now);
  return { folder, content, modules, routes, notFound, allRoutes: all, notes };
}

/** Writes what browsers get of a site's content and pictures, and tells the bundler where it is. */
export function writeContent({ folder, modules }: Site, pictures: PictureModules): void {
  const target = modulesFolder(folder);
  writeModules(target, { ...modules, ...pictures });
  process.env.CONTENT_MODULES = target;
}

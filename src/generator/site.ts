import path from 'node:path';
import type { PictureModules } from '../content/modules';
import { readBrand } from './brand/readBrand';
import { contentModules } from './content/contentModules';
import { readContent } from './content/readContent';
import { routesOf } from './content/routes';
import { writeModules } from './content/writeModules';

export { siteFolder } from './siteFolder';

/** Everything that the build knows of a site. */
export type Site = Omit<ReturnType<typeof readSite>, 'notes'>;

/** A problem that the person who builds can fix: only its message is printed. */
export class BuildError extends Error {}

/** Where the bundler finds the content of a site; one for each, so that builds do not meet. */
export const modulesFolder = (folder: string): string =>
  path.resolve('.build/content', folder === '.' ? 'site' : path.basename(folder));

/** Everything about the site in a folder. Throws a `BuildError` with a line for each thing that is wrong. */
export function readSite(folder: string, now = new Date()) {
  const { content, problems, notes: ofContent } = readContent(folder);
  const { brand, logo, problems: ofBrand, notes: ofColours } = readBrand(folder);
  const wrong = [...problems, ...ofBrand];
  if (wrong.length > 0) throw new BuildError(wrong.join('\n'));
  const { routes, notFound, all } = routesOf(content);
  return {
    /** The folder with its `content/`, `pictures/` and `brand/`. */
    folder,
    content,
    brand,
    logo,
    /** What browsers get of the content. */
    modules: contentModules(content, { brand, logo }, now),
    routes,
    notFound,
    /** Every page that is prerendered. */
    allRoutes: all,
    /** What will not look right: one line each. */
    notes: [...ofContent, ...ofColours],
  };
}

/** Writes what browsers get of a site's content and pictures, and tells the bundler and Tailwind where it is. */
export function writeContent({ folder, modules }: Site, pictures: PictureModules): void {
  const target = modulesFolder(folder);
  writeModules(target, { ...modules, ...pictures });
  Object.assign(process.env, { CONTENT_MODULES: target, SITE: folder });
}

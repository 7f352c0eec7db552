import path from 'node:path';
import type { PictureModules } from '../content/modules';
import { isOnSite } from '../editor/settings';
import { baseOf, belowBase } from './belowBase';
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

/** The folder of a site's content for the bundler; one for each, so that builds do not meet. */
export const modulesFolder = (folder: string): string =>
  path.resolve('.build/content', folder === '.' ? 'site' : path.basename(folder));

/** Everything about the site in a folder. Throws a `BuildError` with a line for each mistake. */
export function readSite(folder: string, now = new Date()) {
  const { content, problems, notes: ofContent } = readContent(folder);
  const { brand, logo, problems: ofBrand, notes: ofColours } = readBrand(folder);
  const wrong = [...problems, ...ofBrand];
  if (wrong.length === 0 && baseOf(content) && isOnSite(content.site.editor))
    wrong.push(
      'content/site.json: editor.origin is missing: below a folder the editor needs an address of its own.',
    );
  if (wrong.length > 0) throw new BuildError(wrong.join('\n'));
  const { routes, notFound, all } = routesOf(content);
  return {
    /** The folder with its `content/`, `pictures/` and `brand/`. */
    folder,
    content,
    brand,
    logo,
    /** The part of the content that browsers get. */
    modules: contentModules(content, { brand, logo }, now),
    routes,
    notFound,
    /** Every page that is prerendered. */
    allRoutes: all,
    /** Things that will not look right: one line each. */
    notes: [...ofContent, ...ofColours],
  };
}

/** Writes the browsers' part of content and pictures, and points bundler and Tailwind to it. */
export function writeContent({ content, folder, modules }: Site, pictures: PictureModules): void {
  const target = modulesFolder(folder);
  const base = baseOf(content);
  const below = belowBase(base, { ...modules, ...pictures });
  writeModules(target, { ...below, site: { ...below.site, base } });
  Object.assign(process.env, { CONTENT_MODULES: target, SITE: folder });
}

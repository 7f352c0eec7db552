import path from 'node:path';
import type { OtherLanguage, PictureModules } from '../content/modules';
import { isOnSite } from '../editor/settings';
import { baseOf, belowBase } from './belowBase';
import { readBrand } from './brand/readBrand';
import { contentModules } from './content/contentModules';
import { readContent } from './content/readContent';
import { routesOf } from './content/routes';
import { writeModules } from './content/writeModules';
import { languageName } from './languages';
import { writtenPages } from './written/writtenPages';

export { siteFolder } from './siteFolder';

/** Everything that the build knows of a site. */
export type Site = Omit<ReturnType<typeof readSite>, 'notes'>;

/** A problem that the person who builds can fix: only its message is printed. */
export class BuildError extends Error {}

/** The folder of a site's content for the bundler; one for each, so that builds do not meet. */
export const modulesFolder = (folder: string): string =>
  path.resolve('.build/content', folder === '.' ? 'site' : path.basename(folder));

/**
 * Everything about the site in a folder, in one of its languages: the first, or the one in a folder
 * of its own. Throws a `BuildError` with a line for each mistake.
 */
export function readSite(folder: string, language = process.env.SITE_LANGUAGE) {
  const { content, problems, notes: ofContent } = readContent(folder, { language });
  const { brand, logo, problems: ofBrand, notes: ofColours } = readBrand(folder);
  const wrong = [...problems, ...ofBrand];
  if (wrong.length === 0 && !language && baseOf(content) && isOnSite(content.site.editor))
    wrong.push(
      'content/site.json: editor.origin is missing: below a folder the editor needs an address of its own.',
    );
  if (wrong.length > 0) throw new BuildError(wrong.join('\n'));
  const { routes, notFound, all } = routesOf(content);
  return {
    /** What the addresses of a further language begin with, below the first's: `/de`. */
    prefix: language ? `/${language}` : '',
    /** The folder with its `content/`, `pictures/` and `brand/`. */
    folder,
    content,
    brand,
    logo,
    /** The part of the content that browsers get. */
    modules: contentModules(content, { brand, logo }, new Date()),
    routes,
    notFound,
    /** Every page that is prerendered. */
    allRoutes: all,
    /** The written pages, and those of the lists of them. */
    written: writtenPages(content).map(({ route }) => route),
    /** Things that will not look right: one line each. */
    notes: [...ofContent, ...ofColours],
  };
}

/**
 * The site in a folder in each of its languages, the first one first; each knows the pages of the
 * others. Throws a `BuildError` with a line for each mistake.
 */
export function readSites(folder: string) {
  const first = readSite(folder, '');
  const others = (first.content.site.languages ?? []).map((one) => readSite(folder, one.folder));
  const sites: [typeof first, ...typeof others] = [first, ...others];
  const languages = sites.map(({ content }) => content.site.language);
  for (const { modules } of sites)
    modules.site.languages = sites
      .filter((other) => other.modules !== modules)
      .map((other) => asOther(other, languages));
  return sites;
}

/** A site as the pages in the others of its languages know it. */
function asOther({ content, routes, written }: Site, languages: readonly string[]): OtherLanguage {
  const { language } = content.site;
  return {
    language,
    name: languageName(language, languages),
    below: baseOf(content),
    pages: [...routes, ...written].map(({ path, name }) => ({ at: path, name })),
  };
}

/** Writes the browsers' part of content and pictures, and points bundler and Tailwind to it. */
export function writeContent(
  { content, folder, modules, routes }: Site,
  pictures: PictureModules,
): void {
  const base = baseOf(content);
  const target = modulesFolder(folder) + base.replaceAll('/', '-');
  const below = belowBase(base, { ...modules, ...pictures });
  // Links to written pages are in those, which no browser renders.
  const paths = routes.map(({ path }) => path);
  const languages = below.site.languages.map((other) => ({
    ...other,
    pages: other.pages.filter(({ at }) => paths.includes(at) || at === '/'),
  }));
  writeModules(target, { ...below, site: { ...below.site, base, languages } });
  Object.assign(process.env, { CONTENT_MODULES: target, SITE: folder });
}

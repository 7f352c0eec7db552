import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureModules, RouteId } from '../src/content/modules';
import { writeEditor, writeEditorSite } from '../src/editor/bundle/writeEditor';
import { isOnSite } from '../src/editor/settings';
import { searchFileName } from '../src/features/search/searchAddress';
import { siteFonts } from '../src/generator/brand/fonts';
import { makeLogoFiles } from '../src/generator/brand/icons';
import type { Bundles } from '../src/generator/bundles';
import { compressFolder } from '../src/generator/compress';
import { renderAllStyles } from '../src/generator/Document';
import { deploymentFile, deploymentOf } from '../src/generator/deployment';
import { documents, type RenderedWritten } from '../src/generator/documents';
import { filesBelow } from '../src/generator/filesBelow';
import { hashedStylesheet } from '../src/generator/hashedStylesheet';
import { headersFile, redirectsFile, serverFiles } from '../src/generator/hostFiles';
import { makeOtherMediaStyles } from '../src/generator/otherMediaStyles';
import { pageStyles } from '../src/generator/pageStyles';
import { copyPictures, encodePictures } from '../src/generator/pictures/encodePictures';
import {
  indexOf,
  pictureModules,
  readPictures,
  type SitePicture,
} from '../src/generator/pictures/readPictures';
import type { RenderedPage } from '../src/generator/search/pagePlaces';
import { isSearched, makeSearchFile } from '../src/generator/search/searchFile';
import { type Serving, servingOf } from '../src/generator/serving';
import { makeSharePictures } from '../src/generator/sharePicture';
import { BuildError, readSite, type Site, siteFolder, writeContent } from '../src/generator/site';
import { textFiles } from '../src/generator/textFiles';
import { copyDownloads } from '../src/generator/written/copyDownloads';
import { writtenPages } from '../src/generator/written/writtenPages';
import { bundleSite } from './bundleSite';
import { tellProgress } from './progress';
import { expectUsableFolder } from './usableFolder';

export { BuildError };

type BuildOptions = {
  /** The folder of the site: the one in `SITE` or the project's own, if nothing is said. */
  folder?: string;
  /** Where the contact form posts to: an http(s) address, or a path of the same origin. */
  formUrl: string;
  /**
   * The folder to fill; an editor with an address of its own gets one beside it, with `-editor` at its end.
   * What was in it goes once the new site is whole, and stays where the build fails.
   */
  outDir: string;
  /** Where the files for nginx and Caddy go; omitted where the result is not deployed. */
  hostsDir?: string;
};

/**
 * Builds the whole site into a folder and says how it is to be served. Throws a `BuildError` where
 * the content is wrong, the project's folder cannot be used, or Parcel fails.
 */
export async function buildSite({
  folder = siteFolder(),
  formUrl,
  outDir,
  hostsDir,
}: BuildOptions): Promise<Serving> {
  expectUsableFolder();
  const siteDir = unfinished(outDir);
  const { served, addresses, editorParts } = await fill(siteDir, folder, formUrl);
  const editorDir = `${outDir}-editor`;
  const editorServed =
    editorParts?.editor.origin &&
    (await writeEditorSite(editorParts, { siteDir, outDir: unfinished(editorDir) }));
  await rm(editorDir, { recursive: true, force: true });
  if (editorServed) await rename(unfinished(editorDir), editorDir);
  await rm(outDir, { recursive: true, force: true });
  await rename(siteDir, outDir);
  if (hostsDir) await writeFiles(hostsDir, serverFiles(served, addresses));
  if (hostsDir && editorServed)
    await writeFiles(path.join(hostsDir, 'editor'), serverFiles(editorServed, []));
  return served;
}

/** Where a folder is made until it is whole. */
const unfinished = (folder: string) => `${folder}.unfinished`;

/** Fills a folder with the site; says how it is to be served, and which pages there are. */
async function fill(outDir: string, folder: string, formUrl: string) {
  const { notes, ...site } = readSite(folder);
  for (const note of notes) console.log(`Note: ${note}`);
  const pictures = await makePictures(site);
  writeContent(site, pictureModules(pictures));

  // Tailwind reads it while it is bundled, React and the form when a page is rendered.
  Object.assign(process.env, { NODE_ENV: 'production', CONTACT_FORM_URL: formUrl });
  const bundles = await bundle();
  const sharePictures = await makeSharePictures(site);
  const otherStyles = makeOtherMediaStyles(
    await readFile(bundles.forBrowsers('src/styles/other-media.css'), 'utf8'),
    site,
  );
  const contents = await prerenderContents(site, bundles);
  const styles = await allRules(bundles);
  const fonts = await siteFonts(site);
  const all = styles + fonts.css + fonts.condensedCss;
  const parts = {
    // A page that is left has the fonts already, but for the condensed one.
    siteStyles: hashedStylesheet('site', styles + fonts.condensedCss),
    sharePictures,
    otherStyles,
  };
  const written = renderedWritten(site, bundles, indexOf(pictures));
  const search = makeSearchFile(site, [...indexedPages(site, contents), ...searchedPages(written)]);
  for (const note of [...fonts.notes, ...search.notes]) console.log(`Note: ${note}`);
  const stylesOf = await pageStyles(site, { styles: all, contents, written });
  const pages = await documents(site, bundles, { ...parts, contents, stylesOf, written });

  await rm(outDir, { recursive: true, force: true });
  // Git keeps no empty folder.
  await cp('static', outDir, { recursive: true, filter: (file) => !file.endsWith('.gitkeep') });
  await copyDownloads(folder, outDir);
  await copyPictures(folder, pictures, outDir);

  const { editor } = site.content.site;
  const served = servingOf(site, stylesOf.values(), formUrl);
  const addresses = [...site.routes, ...writtenPages(site.content).map(({ route }) => route)];
  const files = new Map<string, string | Buffer>([
    ...pages,
    ...[...fonts.files].map(([name, data]) => [`assets/${name}`, data] as const),
    ...[...sharePictures.values()].map(({ file, data }) => [file, data] as const),
    ...(await makeLogoFiles(folder, site.brand, site.logo)),
    [parts.siteStyles.file, parts.siteStyles.css],
    [otherStyles.file, otherStyles.css],
    ...(await scripts(bundles)),
    ...textFiles(site),
    [searchFileName, search.text],
  ]);
  await writeFiles(outDir, files);
  const head = renderAllStyles(fonts.css, parts.siteStyles, otherStyles);
  const editorParts = editor && { folder, editor, head };
  if (editorParts && isOnSite(editor)) await writeEditor(editorParts, outDir);
  const described = deploymentOf(site, { outDir, formUrl, serving: served, routes: addresses });
  await writeFile(path.join(outDir, deploymentFile), JSON.stringify(described));
  const published = filesBelow(outDir).map((file) => `/${file}`);
  const forHosts = new Map([
    ['_headers', headersFile(served, published)],
    ['_redirects', redirectsFile(served, addresses)],
  ]);
  await compressFolder(outDir);
  await writeFiles(outDir, forHosts);
  return { served, addresses, editorParts };
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>) {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** The programmed pages that may be found. */
const indexedPages = (site: Site, contents: Map<RouteId, string>): RenderedPage[] =>
  site.routes
    .filter(({ indexed }) => indexed)
    .map((route) => ({ ...route, html: contents.get(route.id) ?? '' }));

/** The written pages that are searched. */
const searchedPages = (written: readonly RenderedWritten[]): RenderedPage[] =>
  written
    .filter(({ route }) => isSearched(route))
    .map(({ route, content }) => ({ ...route, html: content }));

/** Encodes the site's pictures as far as that was not done before. */
async function makePictures({ folder, content }: Site): Promise<SitePicture[]> {
  const { pictures, problems } = await readPictures(folder, content);
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  await encodePictures(folder, pictures, tellProgress);
  return pictures;
}

/** What Parcel says of an error: it gathers diagnostics, which name the file and the line. */
function reasonOf(error: unknown): string {
  const diagnostics: { message: string }[] = Object(error).diagnostics ?? [];
  const said = diagnostics.map(({ message }) => message);
  return said.join('\n') || String(error);
}

async function bundle(): Promise<Bundles> {
  for (const folder of ['.build/site', '.build/prerender'])
    await rm(folder, { recursive: true, force: true });
  return bundleSite().catch((error: unknown) => {
    throw new BuildError(`Parcel could not bundle the site: ${reasonOf(error)}`);
  });
}

type Prerender = typeof import('../src/prerender');

/** The HTML of every page's content, by its route. */
async function prerenderContents(site: Site, { forNode }: Bundles): Promise<Map<RouteId, string>> {
  const { prerender }: Prerender = require(forNode('src/prerender.tsx'));
  const contents = new Map<RouteId, string>();
  for (const { id, path: address } of site.allRoutes) contents.set(id, await prerender(address));
  return contents;
}

/**
 * Has Chromium compile every function while the script arrives, beside the page: else each is compiled
 * within the first tap that needs it (V8's explicit compile hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The scripts of the pages. */
const scripts = ({ shipped }: Bundles): Promise<[file: string, text: string][]> =>
  Promise.all(
    shipped.map(async (file) => [
      `assets/${path.basename(file)}`,
      compileHint + (await readFile(file, 'utf8')),
    ]),
  );

/** The rules of all pages, without the fonts. Their licence is in the stylesheet for other media. */
const allRules = async ({ forBrowsers }: Bundles): Promise<string> =>
  (await readFile(forBrowsers('src/styles/index.css'), 'utf8')).replace(/^\/\*!.*?\*\/\s*/, '');

function renderedWritten(
  { content, folder }: Site,
  { forNode }: Bundles,
  pictures: PictureModules,
): RenderedWritten[] {
  const { renderWritten }: Prerender = require(forNode('src/prerender.tsx'));
  return writtenPages(content).map((page) => {
    const { route } = page;
    return { route, content: renderWritten(route.path, page.content({ folder, pictures })) };
  });
}

import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { previewHead } from '../src/editor/bundle/previewHead';
import { writeEditor, writeEditorSite } from '../src/editor/bundle/writeEditor';
import { isOnSite } from '../src/editor/settings';
import { searchFileName } from '../src/features/search/searchAddress';
import { baseOf } from '../src/generator/belowBase';
import { makeFonts } from '../src/generator/brand/fonts';
import { makeLogoFiles } from '../src/generator/brand/icons';
import { assetsPath, type Bundles } from '../src/generator/bundles';
import { compressFolder } from '../src/generator/compress';
import { documents } from '../src/generator/Document';
import { deploymentFile, deploymentOf } from '../src/generator/deployment';
import { filesBelow } from '../src/generator/filesBelow';
import { headersFile, redirectsFile, serverFiles } from '../src/generator/hostFiles';
import { makeOtherMediaStyles } from '../src/generator/otherMediaStyles';
import { pageStyles, scriptsOf } from '../src/generator/pageStyles';
import { copyPictures, encodePictures } from '../src/generator/pictures/encode';
import { pictureNotes } from '../src/generator/pictures/pictureNotes';
import { indexOf, readPictures, type SitePicture } from '../src/generator/pictures/readPictures';
import { pagesOf, renderSite, searchedPages } from '../src/generator/renderSite';
import { makeSearchFile } from '../src/generator/search/searchFile';
import { type Serving, servingOf } from '../src/generator/serving';
import { makeSharePictures } from '../src/generator/sharePicture';
import { hashedStylesheet } from '../src/generator/shortHash';
import {
  BuildError,
  type readSite,
  readSites,
  type Site,
  siteFolder,
  writeContent,
} from '../src/generator/site';
import { textFiles } from '../src/generator/textFiles';
import { lostPlaces } from '../src/generator/written/checkWritten';
import { copyDownloads } from '../src/generator/written/copyDownloads';
import { bundleSite } from './bundleSite';
import { tellProgress } from './progress';
import { expectUsableFolder } from './usableFolder';

export { BuildError };

type BuildOptions = {
  /** The folder of the site; by default the one in `SITE`, or the project's. */
  folder?: string;
  /** Where the contact form posts to: an http(s) address, or a path of the same origin. */
  formUrl: string;
  /**
   * The folder for the site. An editor with its own address goes into a second one, with `-editor`
   * added to the name. A build that fails leaves both as they were.
   */
  outDir: string;
  /** The folder for the files of nginx and Caddy; left out if the result is not deployed. */
  hostsDir?: string;
};

/**
 * Builds the whole site into a folder and returns how to serve it. Throws a `BuildError` if the
 * content has a problem, the project's folder cannot be used, or Parcel fails.
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

/** The name of a folder until it is complete. */
const unfinished = (folder: string) => `${folder}.unfinished`;

/** Fills a folder with the site in all of its languages; returns how to serve it, and its pages. */
async function fill(outDir: string, folder: string, formUrl: string) {
  const [firstSite, ...others] = readSites(folder);
  await rm(outDir, { recursive: true, force: true });
  const first = await fillWith(firstSite, outDir, formUrl);
  const made = [first];
  // One after the other: what bundler and Tailwind read is in this process's environment.
  for (const site of others)
    made.push(await fillWith(site, path.join(outDir, site.prefix), formUrl));
  const { content } = firstSite;
  const { editor } = content.site;
  const served = servingOf(made, formUrl);
  const addresses = made.flatMap(({ routes }) => routes);
  const editorParts = editor && { folder, editor, head: first.head };
  if (editorParts && isOnSite(editor)) await writeEditor(editorParts, outDir);
  const described = deploymentOf(firstSite, outDir, { formUrl, serving: served }, addresses);
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

/** Fills a folder with the site in one language; returns what its serving depends on. */
async function fillWith(site: ReturnType<typeof readSite>, outDir: string, formUrl: string) {
  const { folder, notes, prefix } = site;
  for (const note of notes) console.log(`Note: ${note}`);
  const pictures = await makePictures(site);
  const index = indexOf(pictures);
  writeContent(site, index);

  // Tailwind and Parcel read these, and the form when its page is rendered.
  Object.assign(process.env, { NODE_ENV: 'production', CONTACT_FORM_URL: formUrl });
  const [bundles, rendered] = await Promise.all([
    bundle(baseOf(site.content)),
    renderSite(site, index),
  ]);
  const lost = lostPlaces(site.content, pagesOf(site, rendered), prefix.slice(1));
  if (lost.length > 0) throw new BuildError(lost.join('\n'));
  const sharePictures = await makeSharePictures(site);
  const otherStyles = makeOtherMediaStyles(
    await readFile(bundles.madeOf('src/styles/other-media.css'), 'utf8'),
    site,
  );
  const styles = await allRules(bundles);
  const fonts = await makeFonts(site.brand.font, {
    folder,
    texts: [site.content, site.modules],
    address: baseOf(site.content) + assetsPath,
  });
  const all = styles + fonts.css;
  const parts = {
    // It is loaded by pages that have the fonts already.
    siteStyles: hashedStylesheet('site', styles),
    sharePictures,
    otherStyles,
  };
  const search = makeSearchFile(site, searchedPages(site, rendered));
  for (const note of [...fonts.notes, ...search.notes]) console.log(`Note: ${note}`);
  const stylesOf = await pageStyles(site, rendered, all);
  const pages = documents(site, bundles, { formUrl, ...parts, ...rendered, stylesOf });

  // Git keeps no empty folder.
  await cp('static', outDir, { recursive: true, filter: (file) => !file.endsWith('.gitkeep') });
  await copyDownloads(folder, outDir);
  await copyPictures(folder, pictures, outDir);
  const files = new Map<string, string | Buffer>([
    ...pages,
    ...[...fonts.files].map(([name, data]) => [`assets/${name}`, data] as const),
    ...[...sharePictures.values()].map(({ file, data }) => [file, data] as const),
    ...(await makeLogoFiles(folder, site.brand, site.logo)),
    [parts.siteStyles.file, parts.siteStyles.css],
    [otherStyles.file, otherStyles.css],
    ...(await scriptFiles(scriptsOf(bundles, site.content))),
    ...textFiles(site),
    [searchFileName, search.text],
  ]);
  await writeFiles(outDir, files);
  const routes = [...site.routes, ...site.written];
  return {
    site,
    styles: [...stylesOf.values()],
    routes: routes.map(({ path }) => ({ path: prefix + path })),
    head: previewHead(fonts.css, parts.siteStyles, otherStyles),
  };
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>) {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** Encodes those of the site's pictures that no earlier build has encoded. */
async function makePictures({ folder, content }: Site): Promise<SitePicture[]> {
  const { pictures, problems } = await readPictures(folder, content);
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  for (const note of pictureNotes(folder, pictures)) console.log(`Note: ${note}`);
  await encodePictures(folder, pictures, tellProgress);
  return pictures;
}

/** The text of Parcel's error, whose diagnostics name the file and the line. */
function reasonOf(error: unknown): string {
  const diagnostics: { message: string }[] = Object(error).diagnostics ?? [];
  return diagnostics.map(({ message }) => message).join('\n') || String(error);
}

async function bundle(base: string): Promise<Bundles> {
  await rm('.build/site', { recursive: true, force: true });
  return bundleSite(base).catch((error: unknown) => {
    throw new BuildError(`Parcel could not bundle the site: ${reasonOf(error)}`);
  });
}

/**
 * Makes Chromium compile every function while the script arrives. Otherwise each is compiled during
 * the first tap that needs it (V8's explicit compile hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The scripts of the pages. */
const scriptFiles = (scripts: readonly string[]): Promise<[file: string, text: string][]> =>
  Promise.all(
    scripts.map(async (file) => [
      `assets/${path.basename(file)}`,
      compileHint + (await readFile(file, 'utf8')),
    ]),
  );

/** The rules of all pages, without fonts and the licence, which the other stylesheet has. */
const allRules = async ({ madeOf }: Bundles): Promise<string> =>
  (await readFile(madeOf('src/styles/index.css'), 'utf8')).replace(/^\/\*!.*?\*\/\s*/, '');

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontCharacters } from '../src/build/brand/fontCharacters';
import { type Fonts, makeFonts } from '../src/build/brand/fonts';
import { makeLogoFiles } from '../src/build/brand/icons';
import { modelNames } from '../src/build/brand/modelNames';
import { textsByWeight } from '../src/build/brand/textsByWeight';
import { compressFolder } from '../src/build/compress';
import type { DescribedRoute } from '../src/build/content/routes';
import { renderDocument } from '../src/build/Document';
import { onlineSettings } from '../src/build/editor/onlineSettings';
import { writeEditor } from '../src/build/editor/writeEditor';
import { fileOf } from '../src/build/fileOf';
import { filesBelow } from '../src/build/filesBelow';
import { type HashedStylesheet, hashedStylesheet } from '../src/build/hashedStylesheet';
import { headScript } from '../src/build/headScript';
import {
  caddyfile,
  headersFile,
  nginxMain,
  nginxSnippet,
  redirectsFile,
  vercelFile,
} from '../src/build/hostFiles';
import { lastChange } from '../src/build/lastChange';
import { makeOtherMediaStyles } from '../src/build/otherMediaStyles';
import { copyPictures, encodePictures } from '../src/build/pictures/encodePictures';
import {
  indexOf,
  pictureModules,
  readPictures,
  type SitePicture,
} from '../src/build/pictures/readPictures';
import type { RenderedPage } from '../src/build/search/pagePlaces';
import { isSearched, renderedPage, searchFiles } from '../src/build/search/searchFiles';
import { type Serving, serving } from '../src/build/serving';
import { makeSharePictures, type SharePicture, shareKey } from '../src/build/sharePicture';
import { ContentError, readSite, type Site, siteFolder, writeContent } from '../src/build/site';
import { robots, sitemap } from '../src/build/sitemap';
import { vcard } from '../src/build/vcard';
import { manifest, securityText } from '../src/build/wellKnown';
import { copyDownloads } from '../src/build/written/copyDownloads';
import { feeds } from '../src/build/written/feeds';
import { type WrittenRoute, wordsOf, writtenPages } from '../src/build/written/writtenPages';
import { textSiteOf } from '../src/build/written/writtenText';
import type { PictureModules, Route, RouteId } from '../src/content/modules';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { type Words, wordsFile } from '../src/words';
import { assetsPath, type Bundles, bundleSite } from './bundleSite';
import { pageSource, pageStyles, type StylesOf, writtenSource } from './pageStyles';

/** A problem that the person who builds can fix: only its message is printed. */
export class BuildError extends Error {}

/** Where things are in the image that `Dockerfile` makes. */
const dockerImage = {
  listen: 8080,
  temporary: '/tmp',
  site: ['root /srv/site;', 'include /etc/nginx/site.conf;'],
};

type BuildOptions = {
  /** The folder of the site: the one in `SITE` or the project's own, if nothing is said. */
  folder?: string;
  /** Where the contact form posts to: an http(s) address, or a path of the same origin. */
  formUrl: string;
  /** The folder to fill; what was in it goes. */
  outDir: string;
  /** Where the files for nginx and Caddy go; omitted where the result is not deployed. */
  hostsDir?: string;
};

/**
 * Builds the whole site into a folder and says how it is to be served. Throws a `BuildError` where
 * the content is wrong or Parcel fails.
 */
export async function buildSite({
  folder = siteFolder(),
  formUrl,
  outDir,
  hostsDir,
}: BuildOptions): Promise<Serving> {
  const site = read(folder);
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
  const fonts = await siteFonts(site, contents, styles);
  const all = styles + fonts.css + fonts.condensedCss;
  const parts: Parts = {
    // A page that is left has the fonts already, but for the condensed one.
    siteStyles: hashedStylesheet('site', styles + fonts.condensedCss),
    sharePictures,
    otherStyles,
  };
  const written = await renderWritten(site, bundles, indexOf(pictures));
  const stylesOf = await pageStyles(site, bundles, { styles: all, contents, written });
  const pages = await documents(site, bundles, { ...parts, contents, stylesOf });

  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.join(outDir, 'assets'), { recursive: true });
  // Git keeps no empty folder.
  await cp('static', outDir, { recursive: true, filter: (file) => !file.endsWith('.gitkeep') });
  for (const file of bundles.shipped)
    await cp(file, path.join(outDir, 'assets', path.basename(file)));
  for (const [name, data] of fonts.files) await writeFile(path.join(outDir, 'assets', name), data);

  await writeWritten(site, bundles, { ...parts, written, stylesOf, outDir });
  await copyPictures(folder, pictures, outDir);
  await mkdir(path.join(outDir, 'pictures', 'share'), { recursive: true });
  await mkdir(path.join(outDir, '.well-known'));
  await mkdir(path.join(outDir, 'brand'));
  for (const { file, data } of sharePictures.values())
    await writeFile(path.join(outDir, file), data);

  const editor = site.content.site.editor && onlineSettings(site.content.site.editor);
  const served = serving([...pages.values()], formUrl, editor);
  const addresses = [...site.routes, ...writtenPages(site.content).map(({ route }) => route)];
  const files = new Map<string, string | Buffer>([
    ...pages,
    ...(await makeLogoFiles(folder, site.brand, site.logo)),
    [parts.siteStyles.file, parts.siteStyles.css],
    [otherStyles.file, otherStyles.css],
    ...textFiles(site),
    ...searchFiles(site, [...indexedPages(site, contents), ...searchedPages(written)]),
  ]);
  await writeFiles(outDir, files);
  if (editor) await writeEditor(folder, editor, outDir);
  const published = filesBelow(outDir).map((file) => `/${file}`);
  const forHosts = new Map([
    ['_headers', headersFile(served, published)],
    ['_redirects', redirectsFile(addresses)],
    ['vercel.json', vercelFile(served, published)],
  ]);
  await compressFolder(outDir);
  await writeFiles(outDir, forHosts);

  if (hostsDir) await writeHostFiles(hostsDir, served, addresses);
  return served;
}

async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
): Promise<void> {
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
    .map((route) => renderedPage(route, contents.get(route.id) ?? ''));

/** The written pages that are searched. */
const searchedPages = (written: readonly RenderedWritten[]): RenderedPage[] =>
  written
    .filter(({ route }) => isSearched(route))
    .map(({ route, content }) => renderedPage(route, content));

/** What programs read of a site. */
function textFiles(site: Site): [file: string, text: string][] {
  const security = securityText(site, new Date());
  return [
    ['sitemap.xml', sitemap(site, ({ sources }) => lastChange(sources))],
    ...feeds(site),
    ['robots.txt', robots(site)],
    ['site.webmanifest', manifest(site)],
    ...(site.modules.site.contactCard ? [[vcardFile, vcard(site)] satisfies [string, string]] : []),
    ...(security ? [['.well-known/security.txt', security] satisfies [string, string]] : []),
  ];
}

/** What nginx and Caddy read. */
async function writeHostFiles(folder: string, served: Serving, addresses: Route[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'nginx.conf'), nginxSnippet(served, addresses));
  await writeFile(path.join(folder, 'nginx-main.conf'), nginxMain(dockerImage));
  await writeFile(path.join(folder, 'Caddyfile'), caddyfile(served, addresses));
}

/** The site to build, whose notes are printed. */
function read(folder: string): Site {
  try {
    const { notes, ...site } = readSite(folder);
    for (const note of notes) console.log(`Note: ${note}`);
    return site;
  } catch (error) {
    throw error instanceof ContentError ? new BuildError(error.message) : error;
  }
}

/** Encodes the site's pictures as far as that was not done before. */
async function makePictures({ folder, content }: Site): Promise<SitePicture[]> {
  const { pictures, problems } = await readPictures(folder, content);
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  await encodePictures(folder, pictures, (done, of) => console.log(`Pictures: ${done} of ${of}`));
  return pictures;
}

async function bundle(): Promise<Bundles> {
  for (const folder of ['.build/site', '.build/prerender'])
    await rm(folder, { recursive: true, force: true });
  return bundleSite().catch(() => {
    throw new BuildError('Parcel could not bundle the site.');
  });
}

/** The HTML of every page's content, by its route. */
async function prerenderContents(site: Site, { forNode }: Bundles): Promise<Map<RouteId, string>> {
  const { prerender }: typeof import('../src/prerender') = require(forNode('src/prerender.tsx'));
  const contents = new Map<RouteId, string>();
  for (const { id, path: address } of site.allRoutes) contents.set(id, await prerender(address));
  return contents;
}

/** The rules of all pages, without the fonts. Their licence is in the stylesheet for other media. */
const allRules = async ({ forBrowsers }: Bundles): Promise<string> =>
  (await readFile(forBrowsers('src/styles/index.css'), 'utf8')).replace(/^\/\*!.*?\*\/\s*/, '');

/** The font, whose notes are printed. */
async function siteFonts(
  { brand, content, modules, folder }: Site,
  contents: Map<RouteId, string>,
  styles: string,
): Promise<Fonts> {
  const texts = textsByWeight([...contents.values()], styles);
  const fonts = await makeFonts(brand.font, {
    folder,
    characters: fontCharacters([content, modules]),
    texts: (weight) => texts.get(weight) ?? [...texts.values()].join(' '),
    condensed: modelNames(content),
    address: assetsPath,
  });
  for (const note of fonts.notes) console.log(`Note: ${note}`);
  return fonts;
}

/** What all pages share. */
type Parts = {
  /** The rules of all pages, for a page that is left for another. */
  siteStyles: HashedStylesheet;
  sharePictures: Map<string, SharePicture>;
  otherStyles: HashedStylesheet;
};

/** A written page whose HTML is made. */
type RenderedWritten = { route: WrittenRoute; words: Words; content: string };

async function renderWritten(
  { content, folder }: Site,
  { forNode }: Bundles,
  pictures: PictureModules,
): Promise<RenderedWritten[]> {
  const { prerender }: typeof import('../src/prerender') = require(forNode('src/prerender.tsx'));
  const textSite = textSiteOf(folder, content, pictures);
  const rendered: RenderedWritten[] = [];
  for (const page of writtenPages(content)) {
    const { route } = page;
    const words = wordsOf(page, textSite);
    rendered.push({ route, words, content: await prerender(route.path, words) });
  }
  return rendered;
}

type WrittenParts = Parts & {
  written: readonly RenderedWritten[];
  stylesOf: StylesOf;
  outDir: string;
};

/** Writes every written page and its words, and the files that they link to. */
async function writeWritten(
  site: Site,
  bundles: Bundles,
  { written, stylesOf, outDir, ...parts }: WrittenParts,
): Promise<void> {
  const documentOf = documentMaker(site, bundles, parts);
  for (const { route, words, content } of written) {
    const html = documentOf(route, {
      content,
      styles: stylesOf(route.id),
      source: writtenSource,
      words: `/${wordsFile(route.path)}`,
    });
    for (const [file, text] of [
      [fileOf(route.path), html],
      [wordsFile(route.path), JSON.stringify(words)],
    ] as const) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }
  await copyDownloads(site.folder, outDir);
}

/** What a page is made of by itself: its HTML, its rules, the source of its code, and the file of its words. */
type OwnParts = { content: string; styles: string; source: string; words?: string };

/** Makes a page's document of its own parts and what all pages share. */
function documentMaker(
  site: Site,
  { forBrowsers }: Bundles,
  { siteStyles: { file: allStyles }, sharePictures, otherStyles }: Parts,
) {
  const address = (source: string) => assetsPath + path.basename(forBrowsers(source));
  const shared = {
    siteStyles: `/${allStyles}`,
    headScript: headScript(),
    script: address('src/main.tsx'),
    otherStyles: `/${otherStyles.file}`,
  };
  return (route: DescribedRoute, { source, ...own }: OwnParts): string => {
    const share = sharePictures.get(shareKey(route));
    if (!share) throw new Error(`The page ${route.path} has no share picture.`);
    const sharePicture = `/${share.file}`;
    return renderDocument(route, site, {
      ...shared,
      ...own,
      sharePicture,
      pageScript: address(source),
    });
  };
}

/** Every programmed page as a document, by the name of its file. */
async function documents(
  site: Site,
  bundles: Bundles,
  { contents, stylesOf, ...parts }: Parts & { contents: Map<RouteId, string>; stylesOf: StylesOf },
): Promise<Map<string, string>> {
  const documentOf = documentMaker(site, bundles, parts);
  const pages = new Map<string, string>();
  for (const route of site.allRoutes) {
    const content = contents.get(route.id) ?? '';
    const source = await pageSource(route.id);
    const styles = stylesOf(route.id);
    pages.set(fileOf(route.path), documentOf(route, { content, styles, source }));
  }
  return pages;
}

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontCharacters } from '../src/build/brand/fontCharacters';
import { type Fonts, makeFonts } from '../src/build/brand/fonts';
import { makeLogoFiles } from '../src/build/brand/icons';
import { textsByWeight } from '../src/build/brand/textsByWeight';
import { compressFolder } from '../src/build/compress';
import type { DescribedRoute } from '../src/build/content/routes';
import { renderDocument } from '../src/build/Document';
import { fileOf } from '../src/build/fileOf';
import { filesBelow } from '../src/build/filesBelow';
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
import { downloads } from '../src/build/written/checkWritten';
import { feeds } from '../src/build/written/feeds';
import { wordsOf, writtenPages } from '../src/build/written/writtenPages';
import { textSiteOf } from '../src/build/written/writtenText';
import type { PictureModules, Route, RouteId } from '../src/content/modules';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { wordsFile } from '../src/words';
import { assetsPath, type Bundles, bundleSite } from './bundleSite';

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
  const styles = await pageStyles(bundles);
  const fonts = await siteFonts(site, contents, styles);
  const pages = await documents(site, bundles, {
    contents,
    styles: styles + fonts.css,
    sharePictures,
    otherStyles,
  });

  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.join(outDir, 'assets'), { recursive: true });
  // Git keeps no empty folder.
  await cp('static', outDir, { recursive: true, filter: (file) => !file.endsWith('.gitkeep') });
  for (const file of bundles.shipped)
    await cp(file, path.join(outDir, 'assets', path.basename(file)));
  for (const [name, data] of fonts.files) await writeFile(path.join(outDir, 'assets', name), data);

  const written = await writeWritten(site, bundles, {
    pictures: indexOf(pictures),
    styles: styles + fonts.css,
    sharePictures,
    otherStyles,
    outDir,
  });
  await copyPictures(folder, pictures, outDir);
  await mkdir(path.join(outDir, 'pictures', 'share'), { recursive: true });
  await mkdir(path.join(outDir, '.well-known'));
  await mkdir(path.join(outDir, 'brand'));
  for (const { file, data } of sharePictures.values())
    await writeFile(path.join(outDir, file), data);

  const served = serving([...pages.values()], formUrl);
  const addresses = [...site.routes, ...writtenPages(site.content).map(({ route }) => route)];
  const files = new Map<string, string | Buffer>([
    ...pages,
    ...(await makeLogoFiles(folder, site.brand, site.logo)),
    [otherStyles.file, otherStyles.css],
    ...textFiles(site),
    ...searchFiles(site, [...indexedPages(site, contents), ...written]),
  ]);
  await writeFiles(outDir, files);
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

/** The source of a page: named after the id of its route, in whatever case. */
async function pageSource(id: RouteId): Promise<string> {
  const files = await readdir('src/pages');
  const file = files.find((name) => name.toLowerCase() === `${id}page.tsx`.toLowerCase());
  if (!file) throw new Error(`src/pages/ has no file for the route "${id}".`);
  return `src/pages/${file}`;
}

/** The HTML of every page's content, by its route. */
async function prerenderContents(site: Site, { forNode }: Bundles): Promise<Map<RouteId, string>> {
  const { prerender }: typeof import('../src/prerender') = require(forNode('src/prerender.tsx'));
  const contents = new Map<RouteId, string>();
  for (const { id, path: address } of site.allRoutes) contents.set(id, await prerender(address));
  return contents;
}

/** The stylesheet as it stands in a page, without its fonts. Its licence is in the one for other media. */
const pageStyles = async ({ forBrowsers }: Bundles): Promise<string> =>
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
    address: assetsPath,
  });
  for (const note of fonts.notes) console.log(`Note: ${note}`);
  return fonts;
}

type Parts = {
  contents: Map<RouteId, string>;
  styles: string;
  sharePictures: Map<string, SharePicture>;
  otherStyles: { file: string };
};

type WrittenParts = Omit<Parts, 'contents'> & {
  pictures: PictureModules;
  outDir: string;
};

/** Writes every written page and its words, and the files that they link to. Returns those that are searched. */
async function writeWritten(
  site: Site,
  bundles: Bundles,
  { pictures, outDir, ...parts }: WrittenParts,
): Promise<RenderedPage[]> {
  const { prerender }: typeof import('../src/prerender') = require(
    bundles.forNode('src/prerender.tsx'),
  );
  const { content, folder } = site;
  const textSite = textSiteOf(folder, content, pictures);
  const documentOf = documentMaker(site, bundles, parts);
  const searched: RenderedPage[] = [];
  for (const page of writtenPages(content)) {
    const { route } = page;
    const words = wordsOf(page, textSite);
    const rendered = await prerender(route.path, words);
    if (isSearched(route)) searched.push(renderedPage(route, rendered));
    const html = documentOf(route, {
      content: rendered,
      source: 'src/pages/WrittenPage.tsx',
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
  const kept = path.join(folder, downloads.folder);
  if (existsSync(kept)) await cp(kept, path.join(outDir, downloads.prefix), { recursive: true });
  return searched;
}

/** What a page is made of by itself: its HTML, the source of its code, and the file of its words. */
type OwnParts = { content: string; source: string; words?: string };

/** Makes a page's document of its own parts and what all pages share. */
function documentMaker(
  site: Site,
  { forBrowsers }: Bundles,
  { styles, sharePictures, otherStyles }: Omit<Parts, 'contents'>,
) {
  const address = (source: string) => assetsPath + path.basename(forBrowsers(source));
  const shared = {
    styles,
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
  { contents, ...parts }: Parts,
): Promise<Map<string, string>> {
  const documentOf = documentMaker(site, bundles, parts);
  const pages = new Map<string, string>();
  for (const route of site.allRoutes) {
    const content = contents.get(route.id) ?? '';
    const html = documentOf(route, { content, source: await pageSource(route.id) });
    pages.set(fileOf(route.path), html);
  }
  return pages;
}

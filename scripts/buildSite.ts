import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../src/build/compress';
import { renderDocument } from '../src/build/Document';
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
import { pictureModules, readPictures, type SitePicture } from '../src/build/pictures/readPictures';
import { type Serving, serving } from '../src/build/serving';
import { makeSharePictures, type SharePicture } from '../src/build/sharePicture';
import { ContentError, readSite, type Site, siteFolder, writeContent } from '../src/build/site';
import { robots, sitemap } from '../src/build/sitemap';
import { places } from '../src/build/sitePlaces';
import { vcard } from '../src/build/vcard';
import { manifest, securityText } from '../src/build/wellKnown';
import type { RouteId } from '../src/content/modules';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { placesFile } from '../src/features/finder/loadPlaces';
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
  const pages = await prerenderPages(site, bundles, { sharePictures, otherStyles });

  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.join(outDir, 'assets'), { recursive: true });
  await cp('static', outDir, { recursive: true });
  for (const file of bundles.shipped)
    await cp(file, path.join(outDir, 'assets', path.basename(file)));

  await copyPictures(folder, pictures, outDir);
  await mkdir(path.join(outDir, 'pictures', 'share'), { recursive: true });
  await mkdir(path.join(outDir, '.well-known'));
  for (const { file, data } of sharePictures.values())
    await writeFile(path.join(outDir, file), data);

  const served = serving([...pages.values()], formUrl);
  const files = new Map([
    ...pages,
    ['sitemap.xml', sitemap(site, ({ sources }) => lastChange(sources))],
    ['robots.txt', robots(site)],
    ['site.webmanifest', manifest(site)],
    [otherStyles.file, otherStyles.css],
    ...(site.modules.site.contactCard ? [[vcardFile, vcard(site)] as const] : []),
    [placesFile, JSON.stringify(places(site))],
  ]);
  const security = securityText(site, new Date());
  if (security) files.set('.well-known/security.txt', security);
  const forHosts = new Map([
    ['_headers', headersFile(served)],
    ['_redirects', redirectsFile(site.routes)],
    ['vercel.json', vercelFile(served)],
  ]);
  for (const [file, content] of files) await writeFile(path.join(outDir, file), content);
  await compressFolder(outDir);
  for (const [file, content] of forHosts) await writeFile(path.join(outDir, file), content);

  if (hostsDir) {
    await mkdir(hostsDir, { recursive: true });
    await writeFile(path.join(hostsDir, 'nginx.conf'), nginxSnippet(served, site.routes));
    await writeFile(path.join(hostsDir, 'nginx-main.conf'), nginxMain(dockerImage));
    await writeFile(path.join(hostsDir, 'Caddyfile'), caddyfile(served, site.routes));
  }
  return served;
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

type Parts = {
  sharePictures: Map<RouteId, SharePicture>;
  otherStyles: { file: string };
};

/** The HTML of every page, by the name of its file. */
async function prerenderPages(
  site: Site,
  { shipped, forBrowsers, forNode }: Bundles,
  { sharePictures, otherStyles }: Parts,
): Promise<Map<string, string>> {
  const { prerender }: typeof import('../src/prerender') = require(forNode('src/prerender.tsx'));
  const address = (source: string) => assetsPath + path.basename(forBrowsers(source));
  // In a page the stylesheet's relative addresses have another base. The licence in its comment is
  // in the stylesheet for other media as well.
  const styles = shipped
    .map((file) => path.basename(file))
    .reduce(
      (css, file) => css.replaceAll(`url(${file})`, `url(${assetsPath}${file})`),
      await readFile(forBrowsers('src/styles/index.css'), 'utf8'),
    )
    .replace(/^\/\*!.*?\*\/\s*/, '');
  const inHead = headScript();

  const pages = new Map<string, string>();
  for (const route of site.allRoutes) {
    const shared = sharePictures.get(route.id);
    if (!shared) throw new Error(`The page "${route.id}" has no share picture.`);
    const html = renderDocument(route, site, {
      content: await prerender(route.path),
      styles,
      headScript: inHead,
      script: address('src/main.tsx'),
      pageScript: address(await pageSource(route.id)),
      otherStyles: `/${otherStyles.file}`,
      sharePicture: `/${shared.file}`,
    });
    pages.set(route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`, html);
  }
  return pages;
}

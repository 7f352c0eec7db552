import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../src/build/checkContent';
import { compressFolder } from '../src/build/compress';
import { type DescribedRoute, describedRoutes } from '../src/build/describedRoutes';
import {
  caddyfile,
  headersFile,
  nginxMain,
  nginxSnippet,
  redirectsFile,
  vercelFile,
} from '../src/build/hostFiles';
import { lastChange } from '../src/build/lastChange';
import { page, prepareTemplate, printSheetAddress, siteStylesheet } from '../src/build/page';
import { pageStyles, withoutFonts } from '../src/build/pageStyles';
import { places } from '../src/build/places';
import { makePrintSheet } from '../src/build/printSheet';
import { type Serving, serving } from '../src/build/serving';
import { makeSharePictures, type SharePicture } from '../src/build/sharePicture';
import { siteContent, siteFiles } from '../src/build/siteContent';
import { robots, sitemap } from '../src/build/sitemap';
import { type StylesheetFile, stylesheetFile } from '../src/build/stylesheetFile';
import { vcard } from '../src/build/vcard';
import { manifest, securityText } from '../src/build/wellKnown';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { placesFile } from '../src/features/finder/places';
import { routes } from '../src/routes';
import { spawnParcel } from './spawnParcel';

/** A problem that the person who builds can fix: only its message is printed. */
export class BuildError extends Error {}

const bundles = { site: '.build/site', prerender: '.build/prerender' };

/** Where things are in the image that `Dockerfile` makes. */
const dockerImage = {
  listen: 8080,
  temporary: '/tmp',
  site: ['root /srv/site;', 'include /etc/nginx/site.conf;'],
};

type BuildOptions = {
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
export async function buildSite({ formUrl, outDir, hostsDir }: BuildOptions): Promise<Serving> {
  const problems = checkContent(siteContent, siteFiles);
  if (problems.length) throw new BuildError(problems.join('\n'));

  await runParcel(formUrl);
  const sharePictures = await makeSharePictures(describedRoutes);
  const template = await readFile(path.join(bundles.site, 'index.html'), 'utf8');
  const printSheet = makePrintSheet(readAsset(printSheetAddress(template)));
  const wholeStyles = siteStylesheet(template, readAsset);
  const siteStyles = stylesheetFile('site', withoutFonts(wholeStyles));
  const parts = { formUrl, sharePictures, printSheet, siteStyles, wholeStyles };
  const pages = await prerenderPages(template, parts);

  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.join(outDir, 'assets'), { recursive: true });
  await cp('static', outDir, { recursive: true });
  for (const file of await readdir(bundles.site)) {
    // The template and the stylesheet are in every page already.
    if (/\.(html|css)$/.test(file)) continue;
    await cp(path.join(bundles.site, file), path.join(outDir, 'assets', file));
  }

  await mkdir(path.join(outDir, 'pictures', 'share'));
  await mkdir(path.join(outDir, '.well-known'));
  for (const { file, data } of sharePictures.values())
    await writeFile(path.join(outDir, file), data);

  const served = serving([...pages.values()], formUrl);
  const files = new Map([
    ...pages,
    ['sitemap.xml', sitemap(describedRoutes, ({ sources }) => lastChange(sources))],
    ['robots.txt', robots()],
    ['site.webmanifest', manifest()],
    [printSheet.file, printSheet.css],
    [siteStyles.file, siteStyles.css],
    [vcardFile, vcard()],
    [placesFile, JSON.stringify(places())],
    ['.well-known/security.txt', securityText(new Date())],
  ]);
  const forHosts = new Map([
    ['_headers', headersFile(served)],
    ['_redirects', redirectsFile(routes)],
    ['vercel.json', vercelFile(served)],
  ]);
  for (const [file, content] of files) await writeFile(path.join(outDir, file), content);
  await compressFolder(outDir);
  for (const [file, content] of forHosts) await writeFile(path.join(outDir, file), content);

  if (hostsDir) {
    await mkdir(hostsDir, { recursive: true });
    await writeFile(path.join(hostsDir, 'nginx.conf'), nginxSnippet(served, routes));
    await writeFile(path.join(hostsDir, 'nginx-main.conf'), nginxMain(dockerImage));
    await writeFile(path.join(hostsDir, 'Caddyfile'), caddyfile(served, routes));
  }
  return served;
}

/** Bundles the site for the browser and for the prerender; Parcel prints what is wrong. */
async function runParcel(formUrl: string): Promise<void> {
  for (const folder of Object.values(bundles)) await rm(folder, { recursive: true, force: true });
  const parcel = spawnParcel(
    // Parcel's cache saves little here, and one of an older state of the sources can break a build.
    ['build', '--no-cache', '--public-url', '/assets/', '--log-level', 'warn'],
    { ...process.env, NODE_ENV: 'production', CONTACT_FORM_URL: formUrl },
  );
  const [status]: unknown[] = await once(parcel, 'exit');
  if (status !== 0) throw new BuildError('Parcel could not bundle the site.');
}

/** The text of a file that Parcel wrote for the browser, by its address. */
const readAsset = (address: string) =>
  readFileSync(path.join(bundles.site, path.basename(address)), 'utf8');

type Parts = {
  formUrl: string;
  sharePictures: Map<string, SharePicture>;
  printSheet: StylesheetFile;
  siteStyles: StylesheetFile;
  /** The stylesheet that each page gets its part of. */
  wholeStyles: string;
};

/**
 * Pages that share a part of the stylesheet: those with carousels, those with panels, and the others.
 * A part for each page would be one more hash in the policy, which every answer carries (53 bytes).
 */
function styleGroups(contents: string[]): string[][] {
  const marks = ['aria-roledescription="carousel"', 'data-panel'];
  const markOf = (content: string) => marks.find((mark) => content.includes(mark));
  return [...new Set(contents.map(markOf))].map((mark) =>
    contents.filter((content) => markOf(content) === mark),
  );
}

/** The HTML of every page, by the name of its file. */
async function prerenderPages(
  bare: string,
  { formUrl, sharePictures, printSheet, siteStyles, wholeStyles }: Parts,
): Promise<Map<string, string>> {
  // Read by React and by the form when the bundle is loaded.
  Object.assign(process.env, { NODE_ENV: 'production', CONTACT_FORM_URL: formUrl });
  const bundle = path.resolve(bundles.prerender, 'prerender.js');
  const { prerender }: typeof import('../src/prerender') = require(bundle);

  const template = prepareTemplate(bare, {
    siteStyles: `/${siteStyles.file}`,
    printSheet: `/${printSheet.file}`,
  });
  const contents = new Map<DescribedRoute, string>();
  for (const route of describedRoutes) contents.set(route, await prerender(route.path));
  const stylesOf = new Map(
    styleGroups([...contents.values()]).flatMap((group) => {
      const styles = pageStyles(wholeStyles, group.join(''));
      return group.map((content) => [content, styles] as const);
    }),
  );

  const pages = new Map<string, string>();
  for (const [route, content] of contents) {
    const shared = sharePictures.get(route.id);
    if (!shared) throw new Error(`The page "${route.id}" has no share picture.`);
    const file = route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`;
    const styles = stylesOf.get(content) ?? '';
    pages.set(file, page(template, route, { content, styles, shareFile: shared.file }));
  }
  return pages;
}

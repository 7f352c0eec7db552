import { randomUUID } from 'node:crypto';
import { type Deployment, deploymentFile } from '../../src/build/deployment';
import { editorPath } from '../../src/build/editor/settings';
import { BuildError, readSite, type Site, siteFolder } from '../../src/build/site';
import { canonicalPath } from '../../src/content/canonicalPath';
import { checkInBrowser } from './browser';
import { type Connections, createAsk } from './client';
import { readExpected } from './expected';
import { checkAddress } from './replay';
import { createReport, type Report } from './report';
import { checkEditor, checkForm } from './services';
import { checkAge, checkTls } from './timeLeft';

/** What the command line says (`check.ts`). */
type Order = { connections: Connections; browser: boolean; send: boolean; dist: string };
export type CheckOptions = Partial<Order>;

/** A deployed site, what it is held against, and where what is wrong is gathered. */
export type CheckedSite = Report & {
  origin: string;
  ask: ReturnType<typeof createAsk>;
  expected: Deployment;
  /** The pages that are looked at closely. */
  pages: string[];
};

/** So many pages are looked at closely, those of the menu first: a site may have thousands. */
const mostPages = 60;

const pagesOf = ({ addresses }: Deployment): string[] =>
  Object.keys(addresses)
    .filter((path) => addresses[path]?.type?.startsWith('text/html') && path !== editorPath)
    .sort((one, other) => one.split('/').length - other.split('/').length)
    .slice(0, mostPages);

/** What is looked at: everything that a page may load, old addresses, and other spellings of the pages above. */
function addressesOf({ addresses }: Deployment, pages: string[]): string[] {
  const known = Object.entries(addresses)
    .filter(
      ([path, { location: to }]) =>
        to === undefined || pages.includes(to) || to !== canonicalPath(path),
    )
    .map(([path]) => path);
  // Files in these folders are kept for a year. Who asked for one while a deployment went on, or before
  // one was taken back, has to learn of it. A CDN might know the answer to a name asked for before.
  const file = `no-such-file.${randomUUID()}`;
  return [...known, `/assets/${file}.js`, `/pictures/${file}.avif`];
}

/** Looks at a deployed site from outside. Throws a `BuildError` where it cannot. */
export async function checkSite(origin: string, options: CheckOptions, sources?: Site) {
  const { browser = true, send = false, dist = 'dist', connections = new Map() } = options;
  const own = sources ?? readSite(siteFolder());
  const report = createReport();
  const ask = createAsk(origin, connections);
  const answer = await ask(`/${deploymentFile}`);
  const expected = await readExpected(own, dist, answer, report);
  if (!answer.status) throw new BuildError(`Nothing answers at ${origin}.`);
  const pages = pagesOf(expected);
  const site: CheckedSite = { ...report, origin, ask, expected, pages };
  checkAge(site);
  await Promise.all([
    ...addressesOf(expected, pages).map((path) => checkAddress(site, path)),
    checkTls(site),
    checkForm(site, send),
    checkEditor(site, own.content.site.editor),
  ]);
  if (browser) await checkInBrowser(site, connections);
  return { address: origin, findings: report.findings(), notes: report.notes };
}

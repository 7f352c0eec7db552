import { randomUUID } from 'node:crypto';
import { type Deployment, deploymentFile } from '../../src/build/deployment';
import { editorPath } from '../../src/build/editor/settings';
import { BuildError, readSite, type Site, siteFolder } from '../../src/build/site';
import { checkInBrowser } from './browser';
import { type Connections, createAsk } from './client';
import { readExpected } from './expected';
import { checkAddress } from './replay';
import { createReport, type Report } from './report';
import { checkEditor, checkForm } from './services';
import { checkTls } from './tls';

export type CheckOptions = {
  connections?: Connections;
  /** Whether pages are opened in Chromium, where there is one. */
  browser?: boolean;
  /** Whether one marked message is sent through the form's service. */
  send?: boolean;
  /** The folder of the build to compare with, if there is one. */
  dist?: string;
};

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

/** What is looked at: everything that a page may load, and other spellings of the pages above. */
function addressesOf({ addresses }: Deployment, pages: string[]): string[] {
  const known = Object.entries(addresses)
    .filter(([, { location }]) => location === undefined || pages.includes(location))
    .map(([path]) => path);
  // Files in these folders are kept for a year. Who asked for one while a deployment went on, or before
  // one was taken back, has to learn of it. A CDN might know the answer to a name asked for before.
  const file = `no-such-file.${randomUUID()}`;
  return [...known, `/assets/${file}.js`, `/pictures/${file}.avif`];
}

const day = 24 * 60 * 60 * 1000;

/** How long `security.txt` is good for after the build, and how long before its end it is spoken of. */
const [lifetime, enoughNotice] = [365 * day, 30 * day];

function checkAge({ origin, expected: { addresses, built, origin: own }, say }: CheckedSite) {
  const what = `The pages say they are at ${own}, and were looked at on ${origin}.`;
  const todo = 'Set `origin` in content/site.json and build again, or check that address.';
  if (own !== origin) say(what, todo);
  const file = '/.well-known/security.txt';
  const ends = new Date(Date.parse(built) + lifetime);
  if (addresses[file] && Number(ends) < Date.now() + enoughNotice)
    say(`${file} expires on ${ends.toDateString()}.`, 'Build and deploy again, once a year.');
}

/** Looks at a deployed site from outside. Throws a `BuildError` where it cannot. */
export async function checkSite(
  origin: string,
  options: CheckOptions,
  own: Site = readSite(siteFolder()),
) {
  const { browser = true, send = false, dist = 'dist', connections = new Map() } = options;
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

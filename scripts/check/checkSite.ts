import { randomBytes } from 'node:crypto';
import { type Deployment, deploymentFile } from '../../src/build/deployment';
import { editorPath } from '../../src/build/editor/settings';
import { readSite, siteFolder } from '../../src/build/site';
import { BuildError } from '../buildSite';
import { checkInBrowser } from './browser';
import { type Answer, type AskOptions, type Client, createClient, type Network } from './client';
import { checkEditor } from './editor';
import { readExpected } from './expected';
import { checkForm, type Messages } from './form';
import { checkAddress } from './replay';
import { createReport, type Report } from './report';
import { checkTls } from './tls';

export type CheckOptions = Network & {
  /** Whether pages are opened in Chromium, where there is one. */
  browser?: boolean;
  /** Whether one marked message is sent through the form's service. */
  send?: boolean;
  /** Where the form's service shows what has arrived, if it does. */
  messages?: Messages | undefined;
  /** The folder of the build to compare with, if there is one. */
  dist?: string;
};

/** A deployed site, what it is held against, and where what is wrong is gathered. */
export type CheckedSite = {
  origin: string;
  /** Asks a path of the site; without a method and headers only once. */
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
  client: Client;
  expected: Deployment;
  /** The pages that are looked at closely. */
  pages: string[];
  report: Report;
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
  // Names that were never asked for before: a CDN might know the answer to any other.
  const unique = randomBytes(4).toString('hex');
  const known = Object.entries(addresses)
    .filter(([, { location }]) => location === undefined || pages.includes(location))
    .map(([path]) => path);
  // Files in these folders are kept for a year. Who asked for one while a deployment went on, or before
  // one was taken back, has to learn of it.
  return [...known, `/assets/no-such-file.${unique}.js`, `/pictures/no-such-file.${unique}.avif`];
}

/** How long before `security.txt` expires, a year after the build, it is spoken of. In days. */
const enoughNotice = 30;

function checkAge({ addresses, built, origin: own }: Deployment, origin: string, report: Report) {
  if (own !== origin) {
    const what = `The pages say they are at ${own}, and were looked at on ${origin}.`;
    report.add(what, 'Set `origin` in content/site.json and build again, or check that address.');
  }
  const file = '/.well-known/security.txt';
  const days = 365 - Math.floor((Date.now() - Date.parse(built)) / 86_400_000);
  if (!addresses[file] || days >= enoughNotice) return;
  const when = days < 0 ? `expired ${-days} days ago` : `expires in ${days} days`;
  report.add(`${file} ${when}.`, 'Build and deploy again: each build is good for a year.');
}

/** Looks at a deployed site from outside. Throws a `BuildError` where it cannot. */
export async function checkSite(origin: string, options: CheckOptions = {}) {
  const { browser = true, dist = 'dist' } = options;
  const own = readSite(siteFolder());
  const report = createReport();
  const client = createClient(options);
  const asked = new Map<string, Promise<Answer>>();
  const ask = (path: string, how: AskOptions = {}) => {
    const isUsual = !how.method && !how.headers;
    const answer = (isUsual && asked.get(path)) || client.ask(new URL(path, origin), how);
    if (isUsual) asked.set(path, answer);
    return answer;
  };
  try {
    const answer = await ask(`/${deploymentFile}`);
    const expected = readExpected(own, dist, answer, report);
    if (!answer.status) throw new BuildError(`Nothing answers at ${origin}.`);
    const pages = pagesOf(expected);
    const site: CheckedSite = { origin, ask, client, expected, pages, report };
    checkAge(expected, origin, report);
    await Promise.all([
      ...addressesOf(expected, pages).map((path) => checkAddress(site, path)),
      checkTls(site, options),
      checkForm(site, options),
      checkEditor(site, own.content.site.editor),
    ]);
    if (browser) await checkInBrowser(site, options);
    return { address: origin, findings: report.findings(), notes: report.notes };
  } finally {
    client.close();
  }
}

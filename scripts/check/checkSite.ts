import { readSite, siteFolder } from '../../src/build/site';
import { checkInBrowser } from './browser';
import { type Connections, createClient } from './client';
import { checkEditor } from './editor';
import { readExpected } from './expected';
import { checkFiles } from './files';
import type { Finding } from './finding';
import { checkForm, type Messages } from './form';
import { checkMissing } from './missing';
import { checkPages } from './pages';
import { checkPolicy } from './policy';
import { lookAtSite } from './site';
import { checkTls } from './tls';

export type CheckOptions = {
  /** Where connections go instead of where their names lead. */
  connections?: Connections;
  /** Authorities instead of the usual ones, as PEM. */
  ca?: string;
  /** Whether pages are opened in Chromium, where there is one. */
  browser?: boolean;
  /** Whether one marked message is sent through the form's service. */
  send?: boolean;
  /** Where the form's service shows what has arrived, if it does. */
  messages?: Messages | undefined;
  /** The folder of the build to compare with, if there is one. */
  dist?: string;
  /** How long each answer may take, in ms. */
  limit?: number;
};

/** What was found, and what else is worth saying. */
export type Report = { address: string; findings: Finding[]; notes: string[] };

/**
 * Looks at a deployed site from outside. Throws a `LookError` where nothing answers, or where nothing
 * here says what the site should be.
 */
export async function checkSite(origin: string, options: CheckOptions = {}): Promise<Report> {
  const { connections = new Map(), ca, browser = true, send = false, limit } = options;
  const { dist = 'dist', messages } = options;
  const own = readSite(siteFolder());
  const expected = readExpected(own, dist);
  const client = createClient(connections, { limit });
  const likeBrowsers = createClient(connections, { limit, verify: true, ca });
  try {
    const site = await lookAtSite(origin, client, own, expected);
    const [form, opened, missing, editor, ...others] = await Promise.all([
      checkForm(site, { send, messages, client: likeBrowsers }),
      browser
        ? checkInBrowser(site, connections)
        : { findings: [], notes: ['No page was opened (--no-browser).'] },
      checkMissing(site),
      checkEditor(site, likeBrowsers),
      checkTls(origin, { client, connections, ca }),
      checkPages(site),
      checkPolicy(site),
      checkFiles(site),
    ]);
    const compared = expected.hasBuild
      ? `Pages and scripts were compared with the build in ${dist}.`
      : `Pages and scripts were not compared: there is no build in ${dist}.`;
    const all = [missing, editor, form, opened];
    return {
      address: origin,
      findings: [...others.flat(), ...all.flatMap(({ findings }) => findings)],
      notes: [compared, ...all.flatMap(({ notes }) => notes)],
    };
  } finally {
    client.close();
    likeBrowsers.close();
  }
}

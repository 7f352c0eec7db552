import { readSite, siteFolder } from '../../src/build/site';
import { checkInBrowser } from './browser';
import { type Connections, createClient } from './client';
import { checkFiles } from './files';
import type { Finding } from './finding';
import { checkForm } from './form';
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
  /** How long each answer may take, in ms. */
  limit?: number;
};

/** What was found, and what else is worth saying. */
export type Report = { address: string; findings: Finding[]; notes: string[] };

/** Looks at a deployed site from outside. Throws a `LookError` where nothing answers. */
export async function checkSite(origin: string, options: CheckOptions = {}): Promise<Report> {
  const { connections = new Map(), ca, browser = true, send = false, limit } = options;
  const client = createClient(connections, limit);
  try {
    const site = await lookAtSite(origin, client, readSite(siteFolder()));
    const [form, opened, ...others] = await Promise.all([
      checkForm(site, { send }),
      browser
        ? checkInBrowser(site, connections)
        : { findings: [], notes: ['No page was opened (--no-browser).'] },
      checkTls(origin, { client, connections, ca }),
      checkPages(site),
      checkPolicy(site),
      checkFiles(site),
    ]);
    return {
      address: origin,
      findings: [...others.flat(), ...form.findings, ...opened.findings],
      notes: [...form.notes, ...opened.notes],
    };
  } finally {
    client.close();
  }
}

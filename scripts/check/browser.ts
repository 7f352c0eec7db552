import { chromium } from '@playwright/test';
import { quietFlags } from '../browserFlags';
import { findChromium } from '../findChromium';
import { type Connections, destination } from './client';
import { createFindings, type Finding } from './finding';
import type { DeployedSite } from './site';

/** How long a page may take to be loaded, and then to be hydrated, in ms. */
const timeouts = { load: 15_000, hydration: 8_000 };

/** How Chromium is started: with its sandbox, which root does not have. */
export function launchOptions(
  origin: string,
  connections: Connections,
  user: number | undefined = process.getuid?.(),
) {
  const { hostname } = new URL(origin);
  const { host, port } = destination(new URL(origin), connections);
  const elsewhere = connections.size
    ? [`--host-resolver-rules=MAP ${hostname} ${host}:${port}`]
    : [];
  return { args: [...quietFlags, ...elsewhere], chromiumSandbox: user !== 0 };
}

/** How it looks: a server that has not got its name yet may not have its certificate either. */
export const contextOptions = (connections: Connections) => ({
  ignoreHTTPSErrors: connections.size > 0,
});

type Looked = { findings: Finding[]; notes: string[] };

/** Opens every page in Chromium and reports what its console says; says so where there is none. */
export async function checkInBrowser(
  { pages, origin }: DeployedSite,
  connections: Connections,
): Promise<Looked> {
  const executablePath = findChromium();
  if (!executablePath) {
    return { findings: [], notes: ['No page was opened: there is no Chromium on this machine.'] };
  }
  const findings = createFindings();
  const browser = await chromium
    .launch({ executablePath, ...launchOptions(origin, connections) })
    .catch((error: unknown) => `${error}`.split('\n')[0] ?? '');
  if (typeof browser === 'string') {
    const what = `Chromium does not start: ${browser.slice(0, 200)}`;
    const todo = 'Let it use its sandbox (user namespaces), or leave it out with --no-browser.';
    return { findings: [{ what, todo }], notes: [] };
  }
  try {
    const page = await browser.newPage(contextOptions(connections));
    let path = '';
    const say = (text: string) =>
      findings.add(`The browser says "${text.slice(0, 200)}"`, path, 'Open the page and look.');
    // A browser says of the Not Found page that its status is 404, as it should be.
    page.on('console', (message) => {
      if (!/status of 404/.test(message.text()) || message.location().url !== page.url()) {
        say(message.text());
      }
    });
    page.on('pageerror', (error) => say(String(error)));
    // What is no page at all is said elsewhere; there would be nothing to wait for.
    for (const deployed of pages.filter(({ html }) => html.includes('<h1'))) {
      path = deployed.path;
      await page
        .goto(origin + path, { waitUntil: 'load', timeout: timeouts.load })
        .catch((error) => {
          say(String(error).split('\n')[0] ?? '');
        });
      await page
        .waitForFunction(
          () => Object.keys(document.querySelector('h1') ?? {}).some((key) => /^__react/.test(key)),
          undefined,
          { timeout: timeouts.hydration },
        )
        .catch(() => say('The page does not come to life: its script does not run.'));
    }
  } finally {
    await browser.close();
  }
  return { findings: findings.all(), notes: ['The pages were opened in Chromium.'] };
}

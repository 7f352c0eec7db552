import { chromium } from '@playwright/test';
import { quietFlags } from '../browserFlags';
import { findChromium } from '../findChromium';
import type { CheckedSite } from './checkSite';
import { type Connections, destination } from './client';

/** How long a page may take to be loaded, and then to be hydrated, in ms. */
const patience = 15_000;

/**
 * How Chromium is started and looks: with its sandbox, which root does not have. A server that has not
 * got its name yet may not have its certificate either.
 */
export function launchOptions(origin: string, connections: Connections, user = process.getuid?.()) {
  const { hostname, port } = destination(new URL(origin), connections);
  const isElsewhere = connections.size > 0;
  const mapped = `--host-resolver-rules=MAP ${new URL(origin).hostname} ${hostname}:${port}`;
  const args = isElsewhere ? [...quietFlags, mapped] : quietFlags;
  return { args, chromiumSandbox: user !== 0, ignoreHTTPSErrors: isElsewhere };
}

/** Opens every page in Chromium and reports what its console says; says so where there is none. */
export async function checkInBrowser(site: CheckedSite, connections: Connections): Promise<void> {
  const { pages, origin, ask, say } = site;
  const executablePath = findChromium();
  if (!executablePath) return say('No page was opened: there is no Chromium on this machine.');
  const firstLine = (error: unknown) => `${error}`.split('\n')[0]?.slice(0, 200) ?? '';
  const { ignoreHTTPSErrors, ...options } = launchOptions(origin, connections);
  const browser = await chromium.launch({ executablePath, ...options }).catch(firstLine);
  if (typeof browser === 'string') {
    const todo = 'Let it use its sandbox (user namespaces), or leave it out with --no-browser.';
    return say(`Chromium does not start: ${browser}`, todo);
  }
  const page = await browser.newPage({ ignoreHTTPSErrors });
  let path = '';
  const blame = (error: unknown) =>
    say(`The browser says "${firstLine(error)}"`, 'Open the page and look.', path);
  page.setDefaultTimeout(patience);
  page.on('pageerror', blame);
  page.on('console', (message) => {
    // A browser says of the Not Found page that its status is 404, as it should be.
    const isNotFound = message.location().url === page.url() && /of 404/.test(message.text());
    if (!isNotFound) blame(message.text());
  });
  for (path of pages) {
    // What is no page at all is said elsewhere; there would be nothing to wait for.
    if (!(await ask(path)).body.includes('<h1')) continue;
    await page.goto(origin + path).catch(blame);
    // React marks the nodes that it has hydrated; a written page, without its root, stays as it is.
    await page
      .waitForFunction(
        () =>
          !document.getElementById('root') ||
          Object.keys(document.querySelector('h1') ?? {})
            .join()
            .includes('__react'),
      )
      .catch(() => blame('The page does not come to life: no script runs.'));
  }
  await browser.close();
  say('The pages were opened in Chromium.');
}

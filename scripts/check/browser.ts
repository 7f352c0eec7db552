import { chromium } from '@playwright/test';
import { quietFlags } from '../browserFlags';
import { findChromium } from '../findChromium';
import { hydrated } from '../hydrated';
import type { CheckedSite } from './checkSite';
import { destination, type Network } from './client';

/** How long a page may take to be loaded, and then to be hydrated, in ms. */
const timeouts = { load: 15_000, hydration: 8_000 };

/**
 * How Chromium is started and looks: with its sandbox, which root does not have. A server that has not
 * got its name yet may not have its certificate either.
 */
export function browserOptions(origin: string, network: Network, user = process.getuid?.()) {
  const { hostname, port } = destination(new URL(origin), network);
  const isElsewhere = Boolean(network.connections?.size);
  const mapped = `--host-resolver-rules=MAP ${new URL(origin).hostname} ${hostname}:${port}`;
  return {
    launch: {
      args: isElsewhere ? [...quietFlags, mapped] : quietFlags,
      chromiumSandbox: user !== 0,
    },
    context: { ignoreHTTPSErrors: isElsewhere },
  };
}

/** Opens every page in Chromium and reports what its console says; says so where there is none. */
export async function checkInBrowser(site: CheckedSite, network: Network): Promise<void> {
  const { pages, origin, ask, notes, say } = site;
  const executablePath = findChromium();
  if (!executablePath)
    return void notes.push('No page was opened: there is no Chromium on this machine.');
  const firstLine = (error: unknown) => `${error}`.split('\n')[0]?.slice(0, 200) ?? '';
  const { launch, context } = browserOptions(origin, network);
  const browser = await chromium.launch({ executablePath, ...launch }).catch(firstLine);
  if (typeof browser === 'string') {
    const todo = 'Let it use its sandbox (user namespaces), or leave it out with --no-browser.';
    return say(`Chromium does not start: ${browser}`, todo);
  }
  const page = await browser.newPage(context);
  let path = '';
  const blame = (error: unknown) =>
    say(`The browser says "${firstLine(error)}"`, 'Open the page and look.', path);
  page.setDefaultTimeout(timeouts.hydration);
  page.on('pageerror', blame);
  page.on('console', (message) => {
    // A browser says of the Not Found page that its status is 404, as it should be.
    const isNotFound = message.location().url === page.url() && /of 404/.test(message.text());
    if (!isNotFound) blame(message.text());
  });
  for (path of pages) {
    // What is no page at all is said elsewhere; there would be nothing to wait for.
    if (!(await ask(path)).body.includes('<h1')) continue;
    await page.goto(origin + path, { waitUntil: 'load', timeout: timeouts.load }).catch(blame);
    const lifeless = 'The page does not come to life: its script does not run.';
    await hydrated(page).catch(() => blame(lifeless));
  }
  await browser.close();
  notes.push('The pages were opened in Chromium.');
}

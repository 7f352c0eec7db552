import { chromium } from '@playwright/test';
import { quietFlags } from '../browserFlags';
import { findChromium } from '../findChromium';
import type { CheckedSite } from './checkSite';
import { destination, type Network } from './client';

/** How long a page may take to be loaded, and then to be hydrated, in ms. */
const timeouts = { load: 15_000, hydration: 8_000 };

/** How Chromium is started: with its sandbox, which root does not have. */
export function launchOptions(
  origin: string,
  network: Network,
  user: number | undefined = process.getuid?.(),
) {
  const { host, port } = destination(new URL(origin), network);
  const mapped = `--host-resolver-rules=MAP ${new URL(origin).hostname} ${host}:${port}`;
  const elsewhere = network.connections?.size ? [mapped] : [];
  return { args: [...quietFlags, ...elsewhere], chromiumSandbox: user !== 0 };
}

/** How it looks: a server that has not got its name yet may not have its certificate either. */
export const contextOptions = ({ connections }: Network) => ({
  ignoreHTTPSErrors: Boolean(connections?.size),
});

/** Opens every page in Chromium and reports what its console says; says so where there is none. */
export async function checkInBrowser(site: CheckedSite, network: Network): Promise<void> {
  const { pages, origin, ask, report } = site;
  const executablePath = findChromium();
  if (!executablePath) {
    report.notes.push('No page was opened: there is no Chromium on this machine.');
    return;
  }
  const browser = await chromium
    .launch({ executablePath, ...launchOptions(origin, network) })
    .catch((error: unknown) => `${error}`.split('\n')[0] ?? '');
  if (typeof browser === 'string') {
    const todo = 'Let it use its sandbox (user namespaces), or leave it out with --no-browser.';
    return report.add(`Chromium does not start: ${browser.slice(0, 200)}`, todo);
  }
  try {
    const page = await browser.newPage(contextOptions(network));
    let path = '';
    const say = (error: unknown) => {
      const text = `${error}`.split('\n')[0]?.slice(0, 200);
      report.add(`The browser says "${text}"`, 'Open the page and look.', path);
    };
    // A browser says of the Not Found page that its status is 404, as it should be.
    page.on('console', (message) => {
      if (!/status of 404/.test(message.text()) || message.location().url !== page.url()) {
        say(message.text());
      }
    });
    page.on('pageerror', say);
    for (path of pages) {
      // What is no page at all is said elsewhere; there would be nothing to wait for.
      if (!(await ask(path)).body.includes('<h1')) continue;
      await page.goto(origin + path, { waitUntil: 'load', timeout: timeouts.load }).catch(say);
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
  report.notes.push('The pages were opened in Chromium.');
}

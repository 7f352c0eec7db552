import { chromium } from '@playwright/test';
import { findChromium, quietFlags } from '../chromium';
import type { CheckedSite } from './checkedSite';

/** Whether React has hydrated the page, if it is one with React's root: written pages have none. */
const isAlive = () =>
  !document.getElementById('root') ||
  `${Object.keys(document.querySelector('h1') ?? {})}`.includes('__react');

/** Opens the pages in Chromium and reports each message of its console. */
export async function checkInBrowser({ pages, address, connections, say }: CheckedSite) {
  const executablePath = findChromium();
  if (!executablePath) return say('No page was opened: there is no Chromium on this machine.');
  const firstLine = (error: unknown) => `${error}`.split('\n')[0]?.slice(0, 200);
  const rules = [...connections].map(([from, to]) => `MAP ${from} ${to}`);
  const args = [...quietFlags, `--host-resolver-rules=${rules}`];
  const todo = 'Let it use its sandbox (user namespaces), or leave it out with --no-browser.';
  const browser = await chromium
    // Root has no sandbox.
    .launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
    .catch((error) => say(`Chromium does not start: ${firstLine(error)}`, todo));
  if (!browser) return;
  // A server that does not have its name yet may not have its certificate either.
  const page = await browser.newPage({ ignoreHTTPSErrors: connections.size > 0 });
  // For loading, and again for hydrating.
  page.setDefaultTimeout(10_000);
  let path = '';
  const blame = (error: unknown) =>
    say(`The browser says "${firstLine(error)}"`, 'Open the page and look.', path);
  page.on('pageerror', blame);
  page.on('console', (message) => blame(message.text()));
  // Those of the fewest folders first, and not all: a site may have thousands.
  const depth = (path: string) => path.split('/').length;
  const first = [...pages.keys()].sort((one, other) => depth(one) - depth(other)).slice(0, 60);
  for (path of first) {
    await page.goto(address + path).catch(blame);
    await page.waitForFunction(isAlive).catch(() => blame('The page does not come to life.'));
  }
  await browser.close();
  say('The pages were opened in Chromium.');
}

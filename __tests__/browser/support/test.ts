import { rm } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { serveBuild } from '../../../server/serveBuild';
import { test as base, formHostLeadsTo } from './formService';
import { hydrated } from './hydrated';

export { expect, hydrated, type Locator, type Page };

type TestFixtures = {
  allowedMessages: RegExp | undefined;
  failOnMessages: undefined;
};
/** The folder of the tested build. */
export type SiteOptions = { served: string };
type WorkerFixtures = SiteOptions & { siteServer: string };

/**
 * Every browser test fails on any console message or page error, CSP violations included, unless it
 * expects one in `allowedMessages`. The form posts to the worker's `formService`, which accepts
 * every message by default.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  served: ['', { option: true, scope: 'worker' }],
  // Each worker has its own port, so that two checkouts can be tested at once.
  siteServer: [
    async ({ served }, use, { workerIndex }) => {
      const inboxFile = `.build/inbox-${workerIndex}.jsonl`;
      await rm(inboxFile, { force: true });
      const { server, url } = await serveBuild(served, { inboxFile });
      await use(url);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteServer }, use) => use(siteServer),
  launchOptions: [
    async ({ launchOptions, formServer }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), formHostLeadsTo(`127.0.0.1:${formServer.port}`)],
      }),
    { scope: 'worker' },
  ],
  allowedMessages: [undefined, { option: true }],
  failOnMessages: [
    async ({ page, allowedMessages }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(String(error)));
      await use(undefined);
      expect(messages.filter((message) => !allowedMessages?.test(message))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The window of a phone. */
export const phone = { width: 390, height: 844 };

/** For `test.use`: a visitor who has not asked for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A button by its whole name. */
export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

/** A carousel by its name, once Swiper moves it. */
export async function carousel(page: Page, name: string): Promise<Locator> {
  const region = page.getByRole('region', { name });
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('.swiper-initialized')).toBeAttached();
  return region;
}

/** Expects a page that is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Carousels and bars answer a resize a moment later.
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(beyond, 'the page is wider than the window').toBeLessThanOrEqual(0);
}

/** Holds back every matching request, until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

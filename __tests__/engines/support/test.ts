import { test as base, expect } from '@playwright/test';
import { type FormService, withFormService } from '../../browser/support/formService';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { serveTestSite, type TestSite } from './testSite';
import { startWebKit } from './webkit';

export { expect };

const engines = { webkit: startWebKit, firefox: startFirefox };

/** What a project of the configuration chooses. Sizes in px. */
export type EngineTestOptions = {
  engineName: keyof typeof engines;
  window: { width: number; height: number };
};

type WorkerFixtures = EngineTestOptions & {
  formServer: FormService;
  engine: Engine;
  sites: TestSite[];
};
type TestFixtures = { site: TestSite; formService: FormService; failOnMessages: undefined };

/**
 * Tests in a real WebKit or Firefox. The form posts to a `formService` of the worker's own; any
 * console message fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  window: [
    { width: 0, height: 0 },
    { option: true, scope: 'worker' },
  ],
  formServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
    async ({}, use) => withFormService(use),
    { scope: 'worker' },
  ],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const sites: TestSite[] = [];
      await use(sites);
      // Not before: the page of a test is there, and may ask for something, until the next one's.
      for (const site of sites) site.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, window, formServer }, use) => {
      const engine = await engines[engineName]({ ...window, proxyPort: formServer.port });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A port of its own for each test, at which the engine has nothing in its cache.
  site: async ({ sites }, use) => {
    const site = await serveTestSite();
    sites.push(site);
    await use(site);
  },
  formService: [
    async ({ formServer }, use) => {
      await formServer.reset();
      await use(formServer);
    },
    { auto: true },
  ],
  failOnMessages: [
    async ({ engine }, use) => {
      await engine.takeMessages();
      await use(undefined);
      expect(await engine.takeMessages()).toEqual([]);
    },
    { auto: true },
  ],
});

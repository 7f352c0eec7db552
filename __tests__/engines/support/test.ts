import { test as base, expect } from '@playwright/test';
import { FormService } from '../../browser/support/formService';
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
  site: TestSite;
};
type TestFixtures = { formService: FormService; failOnMessages: undefined };

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
    async ({}, use) => {
      const service = new FormService();
      await service.start();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await serveTestSite();
      await use(site);
      site.close();
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

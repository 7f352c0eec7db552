import { expect } from '@playwright/test';
import { serveBuild } from '../../../server/serveBuild';
import { test as base } from '../../browser/support/formService';
import { testSite } from '../../browser/support/testSite';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export { expect };

const engines = { webkit: startWebKit, firefox: startFirefox };

/** The options of a project of the configuration. Sizes in px. */
export type EngineTestOptions = {
  engineName: keyof typeof engines;
  window: { width: number; height: number };
};

type WorkerFixtures = EngineTestOptions & { engine: Engine };
type TestFixtures = {
  /** The address of the build under test. */
  siteUrl: string;
  failOnMessages: undefined;
};

/**
 * Tests in a real WebKit or Firefox. The form posts to the worker's `formService`; any console
 * message fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  window: [
    { width: 0, height: 0 },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ engineName, window, formServer }, use) => {
      const engine = await engines[engineName]({ ...window, proxyPort: formServer.port });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Each test has a port of its own, for which the engine has cached nothing. Servers end with the
  // worker, as a test's page may send requests until the next test opens another.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  siteUrl: async ({}, use) => use((await serveBuild(testSite.outDir)).url),
  failOnMessages: [
    async ({ engine }, use) => {
      await engine.takeMessages();
      await use(undefined);
      expect(await engine.takeMessages()).toEqual([]);
    },
    { auto: true },
  ],
});

import { defineConfig } from '@playwright/test';
import type { EngineTestOptions } from './__tests__/support/engines/test';

const webkit = { engineName: 'webkit' } as const;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * The journeys in WebKit and Firefox (`*.engines.spec.ts`), each in the window in which most people
 * have it; those tagged `@sizes` look different at the other size, and run there too in WebKit.
 */
export default defineConfig<object, EngineTestOptions>({
  testDir: '__tests__',
  testMatch: '**/*.engines.spec.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  reporter: 'list',
  outputDir: '.build/engine-tests',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A window that never gets the focus is the display's affair; a fault of the site fails twice.
  retries: 1,
  projects: [
    // The editor's form and preview lie side by side.
    { name: 'webkit, phone', use: { ...webkit, window: phone }, testIgnore: '**/editor/**' },
    { name: 'webkit, desktop', use: { ...webkit, window: desktop }, grep: /@sizes/ },
    // Tab leaves Firefox's page for its own bars, from which nothing brings it back.
    {
      name: 'firefox, desktop',
      use: { engineName: 'firefox', window: desktop },
      grepInvert: /@webkit/,
    },
  ],
});

import { defineConfig } from '@playwright/test';
import type { EngineTestOptions } from './__tests__/engines/support/test';
import browserTests from './playwright.config';

const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** The journeys in WebKit and Firefox, for `npm run test:engines`. */
export default defineConfig<object, EngineTestOptions>({
  testDir: '__tests__/engines',
  workers: '100%',
  forbidOnly: true,
  reporter: 'list',
  outputDir: '.build/engine-tests',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A window that never gets the focus is the display's affair; a fault of the site fails twice.
  retries: 1,
  // Builds the tests' company, unless a build of it is there to be used.
  webServer: browserTests.webServer ?? [],
  projects: (['webkit', 'firefox'] as const).flatMap((engineName) =>
    Object.entries(windows).map(([size, window]) => ({
      name: `${engineName}, ${size}`,
      testIgnore: [
        // Tab leaves Firefox's page for its own bars, from which nothing brings it back.
        ...(engineName === 'firefox' ? ['**/tabWalk.spec.ts'] : []),
        // Form and preview lie side by side.
        ...(size === 'phone' ? ['**/editor.spec.ts'] : []),
      ],
      use: { engineName, window },
    })),
  ),
});

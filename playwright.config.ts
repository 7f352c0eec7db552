import { defineConfig } from '@playwright/test';
import { testSite } from './__tests__/browser/support/testSite';
import { browserFlags } from './scripts/browserFlags';
import { findTestBrowser } from './scripts/findChromium';

export default defineConfig({
  testDir: '__tests__',
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/*.engines.spec.ts', '**/engines/**', '**/site/**', '**/editor/**'],
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  reporter: 'list',
  outputDir: '.build/browser-tests',
  // Several times what the slowest machine has taken: a busy day is no defect.
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  use: {
    baseURL: testSite.url,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findTestBrowser() ?? '',
      // Without windows of its own, Chromium would fit letters to pixels as no screen does today.
      args: [...browserFlags, '--font-render-hinting=none'],
    },
  },
  webServer: {
    command:
      'tsx __tests__/support/buildCompany.ts && exec tsx __tests__/browser/support/serveTestSite.ts',
    url: testSite.url,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});

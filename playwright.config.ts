import { defineConfig } from '@playwright/test';
import { badDaySite } from './__tests__/browser/support/badDay';
import { testSite } from './__tests__/browser/support/testSite';
import { browserFlags } from './scripts/browserFlags';
import { findChromium } from './scripts/findChromium';

const server = (script: string, url: string) => ({
  command: `tsx __tests__/browser/support/${script}`,
  url,
  reuseExistingServer: false,
  timeout: 120_000,
});

export default defineConfig({
  testDir: '__tests__/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '.build/browser-tests',
  use: {
    baseURL: testSite.url,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: browserFlags,
    },
  },
  webServer: [
    server('serveTestSite.ts', testSite.url),
    // Parcel's bundles have one place, so the second site is built after the first.
    server('serveBadDaySite.ts', badDaySite.url),
  ],
});

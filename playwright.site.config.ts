import { defineConfig } from '@playwright/test';
import { siteUnderTest } from './__tests__/site/support/siteUnderTest';
import browserTests from './playwright.config';

/** What has to hold of a site's own content, whatever company it is: `npm run site`. */
export default defineConfig({
  ...browserTests,
  testDir: '__tests__/site',
  testIgnore: [],
  outputDir: '.build/site-tests',
  webServer: {
    command: 'tsx __tests__/site/support/serveSite.ts',
    url: siteUnderTest.url,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});

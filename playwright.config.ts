import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './__tests__/browser/support/test';
import { siteUnderTest, testSite } from './__tests__/browser/support/testSite';
import { onlineSite } from './__tests__/support/onlineSite';
import { browserFlags, findTestBrowser } from './scripts/chromium';

/** Runs before tests that depend on it, if any are chosen; `REUSE_DIST` takes an earlier build. */
const build = (name: string, script: string, outDir: string) => ({
  name,
  testMatch: 'browser/support/build.setup.ts',
  metadata: { script, outDir },
});

/**
 * The tests in Chromium. A project's name is part of what `--grep` looks at: `@site`, `@editor`,
 * and everything else with the tests' company; `@matrix` is a tag of single tests.
 */
export default defineConfig<object, SiteOptions>({
  testDir: '__tests__',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  reporter: 'list',
  outputDir: '.build/browser-tests',
  globalSetup: './__tests__/browser/support/globalSetup.ts',
  // Several times what the slowest machine has taken: a busy day is no defect.
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  use: {
    browserName: 'chromium',
    // A worker's tests share one page, emptied after each, and its process, where they ask for no
    // other device: that saves an eighth of the CPU time.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    // Tests of what moves ask for motion: drawing it without a GPU takes a sixth of the CPU time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findTestBrowser() ?? '',
      // Without windows of its own, Chromium would fit letters to pixels as no screen does today.
      args: [...browserFlags, '--font-render-hinting=none', '--process-per-site'],
    },
  },
  projects: [
    build('company: build', '__tests__/support/buildCompany.ts', testSite.outDir),
    build('online: build', '__tests__/support/buildOnlineSite.ts', onlineSite.editorDir),
    {
      name: '@editor',
      testDir: '__tests__/editor',
      testIgnore: '**/*.engines.spec.ts',
      dependencies: ['company: build', 'online: build'],
      // The tests of a file work on one site, in turn: that takes longest, and begins first.
      fullyParallel: false,
      // What the development server reloads would be in the way when a page is emptied.
      use: { reuseContext: false },
    },
    {
      name: 'company',
      dependencies: ['company: build'],
      testIgnore: ['**/site/**', '**/editor/**', '**/engines/**', '**/*.engines.spec.ts'],
      use: { served: testSite.outDir },
    },
    build('site: build', '__tests__/site/support/buildSiteUnderTest.ts', siteUnderTest.outDir),
    {
      name: '@site',
      testDir: '__tests__/site',
      dependencies: ['site: build'],
      use: { served: siteUnderTest.outDir },
    },
  ],
});

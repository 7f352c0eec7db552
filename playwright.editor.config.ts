import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';

const { webServer: _, ...shared } = browserTests;

/** The editor, which each file of tests serves for itself: `npm run test:editor`. */
export default defineConfig({
  ...shared,
  testDir: '__tests__/editor',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/*.engines.spec.ts',
  outputDir: '.build/editor-tests',
  fullyParallel: false,
});

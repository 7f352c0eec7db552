import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './findProgram';

/**
 * Where a Chromium is: `CHROMIUM_PATH`, the one of the system, or Playwright's own. Undefined where
 * there is none.
 */
export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    findProgram('chromium', 'chromium-browser', 'google-chrome'),
    chromium.executablePath(),
  ].find((file) => file && existsSync(file));
}

/** Debian's and Alpine's name for Chromium without windows of its own. */
const findHeadlessShell = (): string | undefined => findProgram('chromium-headless-shell');

/**
 * The Chromium for the tests: `CHROMIUM_PATH`, or the system's Chromium without windows of its own,
 * which takes less than half the CPU time of the whole program for each test. Where there is
 * neither, any Chromium does.
 */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? findHeadlessShell() ?? findChromium();

import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Finds the first of these programs that is in `PATH`; undefined without one. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** A Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own; undefined without one. */
export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    findProgram('chromium', 'chromium-browser', 'google-chrome'),
    chromium.executablePath(),
  ].find((file) => file && existsSync(file));
}

/**
 * The Chromium for the tests: `CHROMIUM_PATH`, or the system's Chromium without windows of its own
 * (Debian's and Alpine's name for it), which takes less than half the CPU time of the whole program
 * for each test. Without either, any Chromium does.
 */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? findProgram('chromium-headless-shell') ?? findChromium();

/** Chromium is started with these everywhere: without calls of its own. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** The flags of tests and measurements, which show only pages of ours, as root too. */
export const browserFlags = ['--no-sandbox', ...quietFlags];

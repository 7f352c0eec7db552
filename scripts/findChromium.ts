import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Where a Chromium is: `CHROMIUM_PATH`, the one of the system, or Playwright's own. Undefined where
 * there is none.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    chromium.executablePath(),
  ].find((file) => file && existsSync(file));
}

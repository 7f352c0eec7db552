import { execFileSync } from 'node:child_process';
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

/** Gets a Chromium where none is found: Debian's package as root, otherwise Playwright's own. */
export function installChromium(): void {
  const isRoot = process.getuid?.() === 0;
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { stdio: 'inherit' });
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } else {
    run('npx', 'playwright', 'install', 'chromium');
  }
}

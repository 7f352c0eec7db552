import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type BuildOptions, building } from './buildOptions';

const test = base.extend<BuildOptions>({ script: ['', { option: true }] });

test('is there', async ({ script }) => {
  test.setTimeout(240_000);
  await expect(async () => mkdirSync(building)).toPass({ timeout: 120_000 });
  try {
    // In a process of its own: Playwright would read the build's JSX as its own.
    execFileSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
  } finally {
    rmSync(building, { recursive: true });
  }
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { building } from './globalSetup';

test('is there', async () => {
  test.setTimeout(240_000);
  const { script, outDir } = test.info().project.metadata;
  if (process.env.REUSE_DIST && existsSync(outDir)) return;
  await expect(async () => mkdirSync(building)).toPass({ timeout: 120_000 });
  try {
    // In another process: Playwright would read the build's JSX as its own.
    execFileSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
  } finally {
    rmSync(building, { recursive: true });
  }
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

test('a build without an address for the contact form stops, and says what to set', () => {
  const { CONTACT_FORM_URL: _, ...env } = process.env;
  // In an empty folder: a build that went on would stop there at once, for want of pictures.
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'no-site-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.resolve('scripts/build.ts')],
    { cwd, env, encoding: 'utf8' },
  );
  rmSync(cwd, { recursive: true });
  expect(stderr).toMatch(/^CONTACT_FORM_URL is not set/);
  expect(status).toBe(1);
});

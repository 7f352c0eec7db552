import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { companyCopy } from '../support/companyCopy';

const folder = companyCopy();

test('a stage that fails keeps no other from running, and wrong content is told by file and place', () => {
  writeFileSync(path.join(folder(), 'content/home.json'), '{}');
  const command = ['--import', 'tsx', 'scripts/test.ts', 'built', 'proofread'];
  const env = { ...process.env, SITE: folder(), REUSE_DIST: '' };
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('content/home.json: tagline is missing.');
  expect(stderr).toContain('Nothing was tested: the build of the site has failed.');
  expect(stdout).toMatch(/✗ built \(\d+ s\)\n✗ proofread \(\d+ s\)\n$/);
  expect(stderr).not.toContain('    at ');
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastChange } from '../../src/generator/lastChange';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const here = process.cwd();
afterEach(() => process.chdir(here));

function git(cwd: string, ...options: string[]) {
  const user = ['-c', 'user.name=Test', '-c', 'user.email=test@test.example'];
  const { status, stderr } = spawnSync('git', [...user, ...options], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

test('a clone that does not reach back to a change gives no day for it', () => {
  const [whole, shallow] = ['whole', 'shallow'].map((name) => path.join(folder(), name));
  if (!whole || !shallow) throw new Error('There are two folders.');
  git(folder(), 'init', whole);
  for (const file of ['old.json', 'new.json']) {
    writeFileSync(path.join(whole, file), '{}');
    git(whole, 'add', '.');
    git(whole, 'commit', '--message', file);
  }
  git(folder(), 'clone', '--depth', '1', `file://${whole}`, shallow);
  process.chdir(whole);
  expect(lastChange(['old.json'])).toMatch(/^\d{4}-\d\d-\d\d$/);
  process.chdir(shallow);
  expect(lastChange(['old.json'])).toBeUndefined();
  expect(lastChange(['new.json'])).toBeUndefined();
});

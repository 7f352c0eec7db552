import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchContent } from '../../server/contentWatch';
import { companyFolder } from '../support/companyFolder';

test('a file that is replaced by another, as many programs save theirs, is noticed each time', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  for (const name of ['content', 'pictures', 'brand'])
    cpSync(path.join(companyFolder, name), path.join(folder, name), { recursive: true });
  const { modules, stop } = await watchContent(folder);
  const problemsAre = async (expected: RegExp) => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (expected.test(readFileSync(path.join(modules, 'problems.json'), 'utf8'))) return true;
      await setTimeout(50);
    }
    return false;
  };
  const file = path.join(folder, 'content/company.json');
  const right = readFileSync(file, 'utf8');
  mkdirSync(path.join(folder, 'content/new'));
  for (const [text, problems] of [
    ['{', /is not JSON/],
    [right, /"problems":\[\]/],
    ['[', /is not JSON/],
  ] as const) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    expect(await problemsAre(problems)).toBe(true);
  }
  await stop();
  rmSync(folder, { recursive: true });
  rmSync(modules, { recursive: true });
});

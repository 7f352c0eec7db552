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

test('each change of the content is noticed: a file replaced by another, one in a new folder, a folder that goes', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  for (const name of ['content', 'pictures', 'brand'])
    cpSync(path.join(companyFolder, name), path.join(folder, name), { recursive: true });
  const { modules, stop } = await watchContent(folder);
  const told = () => readFileSync(path.join(modules, 'problems.json'), 'utf8');
  const isTold = async (problem: RegExp, wanted = true) => {
    for (let tries = 0; tries < 200 && problem.test(told()) !== wanted; tries += 1)
      await setTimeout(50);
    return problem.test(told()) === wanted;
  };
  const inContent = (name: string) => path.join(folder, 'content', name);
  mkdirSync(inContent('new'));
  await setTimeout(50);
  writeFileSync(inContent('new/stray.json'), '{}');
  expect(await isTold(/stray/)).toBe(true);
  rmSync(inContent('new'), { recursive: true });
  expect(await isTold(/stray/, false)).toBe(true);
  const good = readFileSync(inContent('company.json'));
  // As many programs save: a second time too, when the first file that was watched is gone.
  for (const [text, isWrong] of [
    ['{', true],
    [good, false],
    ['{', true],
  ] as const) {
    writeFileSync(inContent('.company.json.new'), text);
    renameSync(inContent('.company.json.new'), inContent('company.json'));
    expect(await isTold(/company\.json/, isWrong)).toBe(true);
  }
  await stop();
  rmSync(folder, { recursive: true });
  rmSync(modules, { recursive: true });
});

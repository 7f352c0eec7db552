import fs, { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchContent } from '../../server/contentWatch';
import { companyCopy } from '../support/companyCopy';

const copy = companyCopy();

test('a folder that goes while it is listed ends nothing, and the next change is noticed', async () => {
  const folder = copy();
  const modules = await watchContent(folder);
  const problems = path.join(modules, 'problems.json');
  const writtenSince = async (before: string) => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (existsSync(problems) && readFileSync(problems, 'utf8') !== before) return true;
      await setTimeout(50);
    }
    return false;
  };
  const first = readFileSync(problems, 'utf8');
  const gone = Object.assign(new Error('ENOENT: no such folder'), { code: 'ENOENT' });
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const listing = jest.spyOn(fs, 'readdirSync').mockImplementationOnce(() => {
    throw gone;
  });
  mkdirSync(path.join(folder, 'content/new'));
  expect(await writtenSince(first)).toBe(true);
  expect(listing).toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith('The content could not be watched:', gone);
  const second = readFileSync(problems, 'utf8');
  writeFileSync(path.join(folder, 'content/company.json'), '{');
  expect(await writtenSince(second)).toBe(true);
  rmSync(modules, { recursive: true });
});

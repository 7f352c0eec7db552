import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { companyFolder } from './companyFolder';
import { temporaryFolder } from './temporaryFolder';

/** Gives each test a copy of the company to spoil; the function returned says in which folder. */
export function companyCopy(): () => string {
  const folder = temporaryFolder();
  beforeEach(() => {
    cpSync(path.join(companyFolder, 'content'), path.join(folder(), 'content'), {
      recursive: true,
    });
    for (const part of ['brand', 'pictures'])
      symlinkSync(path.resolve(companyFolder, part), path.join(folder(), part));
  });
  return folder;
}

import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { companyFolder } from './companyFolder';

/** Gives each test a copy of the company's content to spoil, with its pictures and brand; returns how to get its folder. */
export function companyCopy(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    cpSync(path.join(companyFolder, 'content'), path.join(folder, 'content'), { recursive: true });
    for (const part of ['brand', 'pictures'])
      symlinkSync(path.resolve(companyFolder, part), path.join(folder, part));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return () => folder;
}

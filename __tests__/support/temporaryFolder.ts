import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives each test a new folder; the function that it returns says which. */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return () => folder;
}

/** Writes a file, and makes its folder. */
export function write(file: string, data: string | Buffer = ''): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

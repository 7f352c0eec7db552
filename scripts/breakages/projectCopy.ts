import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Breakage } from './list';

const listed = (...options: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...options], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** A copy of the project's tracked files, as they are now, that may be broken. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'breakages-'));

  constructor() {
    // Tracked but deleted files are not there to be copied.
    const deleted = new Set(listed('--deleted'));
    for (const file of listed('--cached').filter((name) => !deleted.has(name)))
      cpSync(file, path.join(this.folder, file));
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Applies a breakage and returns the function that takes it back. */
  break({ file, find, replace }: Breakage): () => void {
    const target = path.join(this.folder, file);
    const whole = readFileSync(target, 'utf8');
    writeFileSync(
      target,
      whole.replace(find, () => replace),
    );
    return () => writeFileSync(target, whole);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

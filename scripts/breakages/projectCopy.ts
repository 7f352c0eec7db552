import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Breakage } from './breakage';

function git(folder: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${parameters[0]} failed: ${stderr}`);
  return stdout;
}

/** A copy of the project's tracked files, as they are now, that may be broken. */
export class ProjectCopy {
  readonly folder: string;

  constructor() {
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'breakages-'));
    // Skips files that are tracked but deleted.
    const tracked = git('.', 'ls-files', '-z', '--cached', '--', '.').split('\0').filter(Boolean);
    const deleted = new Set(git('.', 'ls-files', '-z', '--deleted').split('\0'));
    for (const file of tracked.filter((name) => !deleted.has(name)))
      cpSync(file, path.join(this.folder, file));
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
    mkdirSync(path.join(this.folder, '.build'));
    // Biome asks git what is ignored.
    git(this.folder, 'init', '--quiet');
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

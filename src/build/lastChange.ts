import { spawnSync } from 'node:child_process';

/**
 * The day of the last commit that touched any of the files, as git wrote it down (`2026-11-21`).
 * Undefined without git, outside a repository, and for files that were never committed.
 */
export function lastChange(files: readonly string[]): string | undefined {
  const { stdout, status } = spawnSync('git', ['log', '-1', '--format=%cs', '--', ...files], {
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() ? stdout.trim() : undefined;
}

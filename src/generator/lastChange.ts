import { spawnSync } from 'node:child_process';

/** The output of git; undefined where it fails or is not there. */
function git(...options: string[]): string | undefined {
  const { stdout, status } = spawnSync('git', options, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The day of the last commit that touched any of the files, as git wrote it down (`2026-11-21`).
 * Undefined without git, outside a repository, for files that were never committed, and in a clone
 * that does not go back far enough (`--depth 1`): its oldest commit seems to touch every file.
 */
export function lastChange(files: readonly string[]): string | undefined {
  const [day, parents] = git('log', '-1', '--format=%cs/%P', '--', ...files)?.split('/') ?? [];
  if (!day) return undefined;
  const isOldest = parents === '' && git('rev-parse', '--is-shallow-repository') === 'true';
  return isOldest ? undefined : day;
}

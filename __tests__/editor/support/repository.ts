import { execFileSync } from 'node:child_process';

/** Git's output in a folder. */
export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trimEnd();

/** Makes a folder a repository of Ana's, with one commit of all that is in it. */
export function beginRepository(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'Ana');
  git(folder, 'config', 'user.email', 'ana@plant.example');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'Begin');
}

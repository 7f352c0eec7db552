import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here: its tools are there, and the user may. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's packages. Throws where that fails. */
export function installPackages(...names: string[]): void {
  const run = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...names);
}

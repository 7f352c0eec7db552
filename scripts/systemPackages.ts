import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Something a command needs is not there and could not be installed; its message says what to do. */
export class MissingError extends Error {}

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

type Need = {
  /** What is looked for, as a sentence begins with it: `Chromium`. */
  what: string;
  present: () => boolean;
  install: () => void;
  /** What is printed where installing did not help. */
  advice: string;
};

/** Installs what is missing. Throws a `MissingError` with the advice where it is missing still. */
export function ensure({ what, present, install, advice }: Need): void {
  if (present()) return;
  console.log(`${what} is missing: installing.`);
  try {
    install();
  } catch {
    // The advice below says what is missing.
  }
  if (!present()) throw new MissingError(advice);
}

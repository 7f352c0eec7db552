import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Something a command needs is not there and could not be installed; its message says what to do. */
export class MissingError extends Error {}

/** Whether Debian's packages can be installed here: its tools are there, and the user may. */
const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackages(names: string[]): void {
  const run = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** A way to get what is missing: what it does, as a sentence goes on with it, and how. */
type Install = { does: string; run: () => void };

type Need = {
  /** What is looked for, as a sentence begins with it: `Chromium`. */
  what: string;
  present: () => boolean;
  /** Debian's packages that bring it, for the root of a Debian. */
  packages: string[];
  /** How everybody else gets it, where there is a way. */
  otherwise?: Install;
  /** What is printed where it is missing still. */
  advice: string;
};

function installOf({ packages, otherwise }: Need): Install | undefined {
  if (!canInstallPackages()) return otherwise;
  return {
    does: `apt-get install ${packages.join(' ')}`,
    run: () => installPackages(packages),
  };
}

/**
 * Installs what is missing, unless `NO_INSTALL` is set; says in one line what it is about to do and
 * how to say no. Throws a `MissingError` with the advice where it is missing still.
 */
export function ensure(need: Need): void {
  const { what, present, advice } = need;
  if (present()) return;
  const install = process.env.NO_INSTALL ? undefined : installOf(need);
  if (!install) throw new MissingError(advice);
  console.log(`${what} is missing. Running: ${install.does} (NO_INSTALL=1 stops here instead.)`);
  try {
    install.run();
  } catch {
    // The advice below says what is missing.
  }
  if (!present()) throw new MissingError(advice);
}

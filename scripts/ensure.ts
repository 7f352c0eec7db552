/**
 * `tsx scripts/ensure.ts NAME…` finds or installs programs and fonts that tests need besides npm's
 * packages. `NO_INSTALL=1` installs nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type FamilyName, familyNames } from '../src/generator/brand/deviceFamilies';
import { findChromium, findProgram, findTestBrowser } from './chromium';
import { isInstalled, packageOf } from './deviceFonts';
import { failWith } from './failWith';

/** A need of a command that is missing and could not be installed; its message says what to do. */
export class MissingError extends Error {}

type Need = {
  /** Its name at the beginning of a sentence. */
  what: string;
  present: () => boolean;
  packages: string[];
  /** The parameters with which `npx` installs it on other systems, or without root. */
  otherwise?: string[];
  advice?: string;
  /** Whether tests that need it are left out without it, as those of fonts outside Linux. */
  optional?: true;
};

const programs = (...names: string[]) => names.every((name) => findProgram(name));

/** Whether Debian's own Python, the only one that finds Debian's modules, can run this code. */
const python = (code: string) => spawnSync('/usr/bin/python3', ['-c', code]).status === 0;

const fonts = (what: string, families: readonly FamilyName[]): Need => ({
  what,
  present: () => families.every(isInstalled),
  packages: families.map(packageOf),
  optional: true,
});

const needs = {
  chromium: {
    what: 'Chromium',
    // The one without windows runs the tests, the other one `npm run bench` and the screen reader.
    present: () => findTestBrowser() !== undefined,
    packages: ['chromium', 'chromium-headless-shell'],
    otherwise: ['playwright', 'install', 'chromium'],
    advice: 'install it, or set CHROMIUM_PATH',
  },
  font: fonts('The font of most Linux systems', ['Liberation Sans']),
  fonts: fonts('A font of other devices', familyNames),
  java: {
    what: 'Java',
    present: () => spawnSync('java', ['-version']).status === 0,
    packages: ['default-jre-headless'],
  },
  servers: {
    what: 'nginx or Caddy',
    present: () =>
      programs('nginx', 'caddy') &&
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'],
  },
  engines: {
    what: 'WebKitGTK or Firefox',
    present: () =>
      programs('WebKitWebDriver', 'Xvfb', 'firefox-esr') &&
      python("import gi; gi.require_version('WebKit2', '4.1')"),
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'firefox-esr'],
  },
  screenReader: {
    what: 'Orca, or a browser or program that it needs',
    present: () =>
      programs('orca', 'dbus-daemon', 'Xvfb', 'openbox', 'xdotool', 'firefox-esr') &&
      python("import pyatspi, gi; gi.require_version('Wnck', '3.0')") &&
      findChromium() !== undefined,
    packages: [
      ...['orca', 'dbus', 'xvfb', 'openbox', 'xdotool', 'firefox-esr', 'chromium'],
      // Orca needs these too, and only recommends them.
      ...['at-spi2-core', 'gir1.2-wnck-3.0', 'python3-pyatspi'],
    ],
  },
} satisfies Record<string, Need>;

export type NeedName = keyof typeof needs;

const isNeed = (name: string): name is NeedName => name in needs;

/** The commands that install a need; none where nothing may or can be installed. */
function installing({ packages, otherwise }: Need): string[][] {
  if (process.env.NO_INSTALL) return [];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return otherwise ? [['npx', ...otherwise]] : [];
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

/**
 * Installs a need that is missing, after one line that says how to prevent it. Throws a
 * `MissingError` with advice where it is still missing.
 */
export function ensure(name: NeedName): void {
  const need: Need = needs[name];
  const { what, present, packages, advice, optional } = need;
  if (present()) return;
  const commands = installing(need);
  const shown = commands.map((command) => command.join(' ')).join(' && ');
  if (shown) console.log(`${what} is missing. Running: ${shown} (NO_INSTALL=1 stops instead.)`);
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const [program = '', ...parameters] of commands)
      execFileSync(program, parameters, { stdio: 'inherit', env });
  } catch {
    // The lines below say that it is still missing.
  }
  if (present()) return;
  const debian = `On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`;
  const message = `${what} is missing${advice ? `: ${advice}` : ''}. ${debian}`;
  if (!optional) throw new MissingError(message);
  console.log(`${message}. What needs it is left out.`);
}

async function main() {
  for (const name of process.argv.slice(2).filter(isNeed)) ensure(name);
}

if (require.main === module) main().catch(failWith(MissingError));

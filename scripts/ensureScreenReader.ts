/** The first step of `npm run test:spoken`: Orca and what it reads are there or installed, or it ends. */
import { spawnSync } from 'node:child_process';
import { failWith } from './failWith';
import { findChromium } from './findChromium';
import { findProgram } from './findProgram';
import { ensure, MissingError } from './systemPackages';

/** Programs by the Debian package that has each. */
const programs = {
  orca: 'orca',
  'dbus-daemon': 'dbus',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'firefox-esr': 'firefox-esr',
};

/** What those need besides, and only recommend. */
const packages = [...Object.values(programs), 'at-spi2-core', 'gir1.2-wnck-3.0', 'python3-pyatspi'];

/** Debian's own Python, which alone finds Debian's modules, has those that Orca is started with. */
const modulesLoad = () =>
  spawnSync('/usr/bin/python3', ['-c', "import pyatspi, gi; gi.require_version('Wnck', '3.0')"])
    .status === 0;

async function main() {
  ensure({
    what: 'Orca, Firefox or what they need',
    present: () => Object.keys(programs).every((name) => findProgram(name)) && modulesLoad(),
    packages,
    advice: `The spoken tests need Orca and Firefox. On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
  });
  ensure({
    what: 'Chromium',
    present: () => findChromium() !== undefined,
    packages: ['chromium'],
    advice: 'The spoken tests need Chromium: install it, or set CHROMIUM_PATH.',
  });
}

main().catch(failWith(MissingError));

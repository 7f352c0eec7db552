/** The first step of `npm run test:engines`: WebKit and Firefox are there or are installed, or it ends. */
import { spawnSync } from 'node:child_process';
import { failWith } from './failWith';
import { findProgram } from './findProgram';
import { ensure, MissingError } from './systemPackages';

const packages = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'firefox-esr'];

const runs = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters).status === 0;

/** Debian's own Python, which alone finds Debian's modules. */
const windowRuns = "import gi; gi.require_version('WebKit2', '4.1')";

async function main() {
  ensure({
    what: 'WebKit or Firefox',
    present: () =>
      findProgram('WebKitWebDriver') !== undefined &&
      runs('/usr/bin/python3', '-c', windowRuns) &&
      findProgram('Xvfb') !== undefined &&
      runs('firefox-esr', '--version'),
    packages,
    advice: `The tests in other engines need WebKitGTK and Firefox. On Debian: apt-get install ${packages.join(' ')}`,
  });
}

main().catch(failWith(MissingError));

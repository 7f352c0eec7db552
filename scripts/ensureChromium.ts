/** The first step of the browser tests: a Chromium is there, is fetched, or the command ends. */
import { execFileSync } from 'node:child_process';
import { failWith } from './failWith';
import { findChromium } from './findChromium';
import { ensure, MissingError } from './systemPackages';

async function main() {
  ensure({
    what: 'Chromium',
    present: () => findChromium() !== undefined,
    packages: ['chromium'],
    otherwise: {
      does: 'npx playwright install chromium',
      run: () => execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }),
    },
    advice:
      "The browser tests need Chromium: install it with your system's package manager, or set CHROMIUM_PATH.",
  });
}

main().catch(failWith(MissingError));

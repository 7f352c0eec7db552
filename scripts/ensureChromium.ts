/** The first step of the browser tests: Chromium is found or installed, or the command ends. */
import { execFileSync } from 'node:child_process';
import { failWith } from './failWith';
import { findTestBrowser } from './findChromium';
import { ensure, MissingError } from './systemPackages';

async function main() {
  ensure({
    what: 'Chromium',
    present: () => findTestBrowser() !== undefined,
    // The one without windows runs the tests, the other one `npm run bench`.
    packages: ['chromium', 'chromium-headless-shell'],
    otherwise: {
      does: 'npx playwright install chromium',
      run: () => execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }),
    },
    advice:
      "The browser tests need Chromium: install it with your system's package manager, or set CHROMIUM_PATH.",
  });
}

main().catch(failWith(MissingError));

/** The first step of the browser tests: Chromium is found or installed, or the command ends. */
import { failWith } from './failWith';
import { findChromium, installChromium } from './findChromium';
import { ensure, MissingError } from './systemPackages';

async function main() {
  ensure({
    what: 'Chromium',
    present: () => findChromium() !== undefined,
    install: installChromium,
    advice:
      "The browser tests need Chromium: install it with your system's package manager, or set CHROMIUM_PATH.",
  });
}

main().catch(failWith(MissingError));

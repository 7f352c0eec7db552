/** The first step of the browser tests: Chromium is found or installed, or the command ends. */
import { failWith } from './failWith';
import { findChromium, findHeadlessShell, installChromium } from './findChromium';
import { canInstallPackages, ensure, installPackages, MissingError } from './systemPackages';

/** Debian's package of the Chromium that the tests prefer. Without it they run, but take longer. */
function getHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || findHeadlessShell() || !canInstallPackages()) return;
  try {
    installPackages('chromium-headless-shell');
  } catch {
    console.log(
      'There is no chromium-headless-shell: the tests run in Chromium, which takes longer.',
    );
  }
}

async function main() {
  getHeadlessShell();
  ensure({
    what: 'Chromium',
    present: () => (findHeadlessShell() ?? findChromium()) !== undefined,
    install: installChromium,
    advice:
      "The browser tests need Chromium: install it with your system's package manager, or set CHROMIUM_PATH.",
  });
}

main().catch(failWith(MissingError));

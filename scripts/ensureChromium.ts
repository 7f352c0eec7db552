/** The first step of the browser tests: a Chromium is there, is fetched, or the command ends. */
import { findChromium, installChromium } from './findChromium';

if (!findChromium()) {
  console.log('No Chromium found: installing one.');
  try {
    installChromium();
  } catch {
    // Said below, in one line.
  }
}
if (!findChromium()) {
  console.error(
    "The browser tests need Chromium: install it with your system's package manager, or set CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}

/**
 * A step of the browser tests: the fonts of other devices are found or installed. Where they cannot
 * be had, as outside Linux, it says that their tests are left out.
 * `tsx scripts/ensureFonts.ts FAMILY...`, or all of them.
 */
import { ensureFamilies, familyNames } from './deviceFonts';
import { MissingError } from './systemPackages';

const asked = process.argv.slice(2);
try {
  ensureFamilies(familyNames.filter((name) => asked.length === 0 || asked.includes(name)));
} catch (error) {
  if (!(error instanceof MissingError)) throw error;
  console.log(`Left out: pages on a device with one of these fonts alone. ${error.message}`);
}

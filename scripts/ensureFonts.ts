/**
 * A step of the browser tests and of the bench: the fonts of other devices are found or installed.
 * Where they cannot be had, as outside Linux, it says so: their tests are left out.
 * `tsx scripts/ensureFonts.ts FAMILY...`, or all of them.
 */
import { ensureFamilies, familyNames } from './deviceFonts';
import { MissingError } from './systemPackages';

const asked = process.argv.slice(2);
try {
  ensureFamilies(familyNames.filter((name) => asked.length === 0 || asked.includes(name)));
} catch (error) {
  if (!(error instanceof MissingError)) throw error;
  console.log(`Without the fonts of other devices, what needs them is left out. ${error.message}`);
}

/**
 * A step of the browser tests: the fonts of other devices are there or are installed. Where they
 * cannot be had, as outside Linux, it says that their tests are left out.
 * `tsx scripts/ensureFonts.ts FAMILY...`, or all of them.
 */
import { familyNames, installAdvice, installFamilies } from './deviceFonts';

const asked = process.argv.slice(2);
const missing = installFamilies(
  familyNames.filter((name) => asked.length === 0 || asked.includes(name)),
);
if (missing.length)
  console.log(
    `Left out: pages on a device with ${missing.join(' or ')} alone. ${installAdvice(missing)}`,
  );

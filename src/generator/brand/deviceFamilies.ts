import { keysOf } from '../objects';
import families from './familiesOfDevices.json';

/**
 * The families that devices bring along. `fallback` is the family's name in the site's stylesheet,
 * which fits it to the site's own font. `locals` are the names by which `local()` finds a face, or
 * one of the same widths; `averageWidth` is the average width of its characters in shares of the
 * size (`xWidthAvg / unitsPerEm`, read by `@capsizecss/unpack` from the files in Debian's
 * packages).
 *
 * Arial is on Windows, macOS and iOS, its double Liberation Sans on Linux, Roboto on Android, Noto
 * Sans and DejaVu Sans on other Linux.
 */
export const deviceFamilies = families;

export type FamilyName = keyof typeof deviceFamilies;

export const familyNames = keysOf(deviceFamilies);

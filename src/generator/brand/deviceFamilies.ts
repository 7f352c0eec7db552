import { keysOf } from '../objects';

/**
 * The families that devices bring along: what the site's stylesheet calls each, fitted to the site's own
 * font, and of its regular and bold face the names by which `local()` finds it, those of families of the
 * same widths too, and how wide a character is on average, in shares of the size: `xWidthAvg / unitsPerEm`
 * of its file.
 *
 * Arial is on Windows, macOS and iOS, its double Liberation Sans on Linux, Roboto on Android, Noto
 * Sans and DejaVu Sans on other Linux. The widths are what `@capsizecss/unpack` says of the files in
 * Debian's packages. `@capsizecss/metrics` has the same but for DejaVu Sans, in 29,000 files.
 */
export const deviceFamilies = {
  'Liberation Sans': {
    fallback: 'Arial Fallback',
    regular: { locals: ['Arial', 'Liberation Sans'], averageWidth: 0.4458 },
    bold: { locals: ['Arial Bold', 'Liberation Sans Bold'], averageWidth: 0.48 },
  },
  Roboto: {
    fallback: 'Roboto Fallback',
    regular: { locals: ['Roboto'], averageWidth: 0.4448 },
    bold: { locals: ['Roboto Bold'], averageWidth: 0.4526 },
  },
  'Noto Sans': {
    fallback: 'Noto Fallback',
    regular: { locals: ['Noto Sans Regular'], averageWidth: 0.474 },
    bold: { locals: ['Noto Sans Bold'], averageWidth: 0.504 },
  },
  'DejaVu Sans': {
    fallback: 'DejaVu Fallback',
    regular: { locals: ['DejaVu Sans'], averageWidth: 0.5083 },
    bold: { locals: ['DejaVu Sans Bold'], averageWidth: 0.5742 },
  },
};

export type FamilyName = keyof typeof deviceFamilies;

export const familyNames = keysOf(deviceFamilies);

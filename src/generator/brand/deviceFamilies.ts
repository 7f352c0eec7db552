import { keysOf } from '../objects';

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

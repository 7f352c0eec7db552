/** The families that devices bring along. */
export const familyNames = ['Liberation Sans', 'Roboto', 'Noto Sans', 'DejaVu Sans'] as const;

export type FamilyName = (typeof familyNames)[number];

type Family = {
  /** What the site's stylesheet calls it, fitted to the site's own font. */
  fallback: string;
  /** The names by which `local()` finds regular and bold, those of families of the same widths too. */
  locals: [regular: string[], bold: string[]];
};

/**
 * Arial is on Windows, macOS and iOS, its double Liberation Sans on Linux, Roboto on Android, Noto
 * Sans and DejaVu Sans on other Linux.
 */
export const deviceFamilies: Record<FamilyName, Family> = {
  'Liberation Sans': {
    fallback: 'Arial Fallback',
    locals: [
      ['Arial', 'Liberation Sans'],
      ['Arial Bold', 'Liberation Sans Bold'],
    ],
  },
  Roboto: { fallback: 'Roboto Fallback', locals: [['Roboto'], ['Roboto Bold']] },
  'Noto Sans': {
    fallback: 'Noto Fallback',
    locals: [['Noto Sans Regular'], ['Noto Sans Bold']],
  },
  'DejaVu Sans': {
    fallback: 'DejaVu Fallback',
    locals: [['DejaVu Sans'], ['DejaVu Sans Bold']],
  },
};

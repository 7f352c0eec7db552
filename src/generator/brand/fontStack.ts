import type { BrandFont } from '../../content/schema';
import { deviceFamilies } from './deviceFamilies';

/** The brand's own family, and those that are fitted to it. */
const ownFamilies = (font: BrandFont | undefined): string[] =>
  font ? [font.family, ...Object.values(deviceFamilies).map(({ fallback }) => fallback)] : [];

/** The families of all texts: the brand's, then the device's. */
export const fontStack = (font: BrandFont | undefined): string[] => [
  ...ownFamilies(font),
  'system-ui',
  'sans-serif',
];

/** The name of a family's narrow width. */
export const condensedName = (family: string) => `${family} Condensed`;

/** The families of model names: the narrow widths, then the families of all texts. */
export const condensedStack = (font: BrandFont | undefined): string[] => [
  ...(font?.condensed ? ownFamilies(font).map(condensedName) : []),
  ...fontStack(font),
];

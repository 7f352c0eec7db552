import type { BrandFont } from '../../content/schema';
import { deviceFamilies } from './deviceFamilies';

/** The brand's own family, and what is fitted to it. */
const ownFamilies = (font: BrandFont | undefined): string[] =>
  font ? [font.family, ...Object.values(deviceFamilies).map(({ fallback }) => fallback)] : [];

/** The families of all texts: the brand's, and what the device has. */
export const fontStack = (font: BrandFont | undefined): string[] => [
  ...ownFamilies(font),
  'system-ui',
  'sans-serif',
];

/** What the narrow width of a family is called, its own or that of a device. */
export const condensedName = (family: string) => `${family} Condensed`;

/** The families of model names: the narrow width of each that a text is set in, then those themselves. */
export const condensedStack = (font: BrandFont | undefined): string[] => [
  ...(font?.condensed ? ownFamilies(font).map(condensedName) : []),
  ...fontStack(font),
];

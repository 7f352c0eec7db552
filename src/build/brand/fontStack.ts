import type { BrandFont } from '../../content/schema';
import { deviceFamilies, familyNames } from './deviceFamilies';

/** The families of all texts: the brand's own, what is fitted to it, and what the device has. */
export const fontStack = (font: BrandFont | undefined): string[] => [
  ...(font ? [font.family, ...familyNames.map((name) => deviceFamilies[name].fallback)] : []),
  'system-ui',
  'sans-serif',
];

import type { BrandFont } from '../../content/schema';
import { deviceFamilies, familyNames } from './deviceFamilies';

/** The families of all texts: the brand's own, what is fitted to it, and what the device has. */
export const fontStack = (font: BrandFont | undefined): string[] => [
  ...(font ? [font.family, ...familyNames.map((name) => deviceFamilies[name].fallback)] : []),
  'system-ui',
  'sans-serif',
];

/** What the narrow width of a family is called, its own or that of a device. */
export const condensedName = (family: string) => `${family} Condensed`;

/** The families of model names: the narrow width of each that a text is set in, then those themselves. */
export function condensedStack(font: BrandFont | undefined): string[] {
  const stack = fontStack(font);
  if (!font?.condensed) return stack;
  const fitted = [font.family, ...familyNames.map((name) => deviceFamilies[name].fallback)];
  return [...fitted.map(condensedName), ...stack];
}

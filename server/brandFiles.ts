import path from 'node:path';
import { siteFonts } from '../src/generator/brand/fonts';
import { makeLogoFiles } from '../src/generator/brand/icons';
import { readBrand } from '../src/generator/brand/readBrand';
import { readContent } from '../src/generator/content/readContent';

/** Where the development server has the brand's fonts and their rules. */
const address = '/brand/';

/**
 * What the build makes of a site's brand, by address, as its files are now: the logo, the icons and
 * the font.
 */
export async function brandFiles(folder: string): Promise<Map<string, Buffer | string>> {
  const { brand, logo } = readBrand(folder);
  const { content } = readContent(folder);
  const fonts = await siteFonts({ brand, content, folder }, address);
  const logos = await makeLogoFiles(folder, brand, logo);
  return new Map([
    [`${address}fonts.css`, fonts.css + fonts.condensedCss],
    ...[...fonts.files].map(([name, data]) => [address + name, data] as const),
    ...[...logos].map(([file, data]) => [path.posix.join('/', file), data] as const),
  ]);
}

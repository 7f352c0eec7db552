import path from 'node:path';
import { makeFonts } from '../src/generator/brand/fonts';
import { makeLogoFiles } from '../src/generator/brand/icons';
import { readBrand } from '../src/generator/brand/readBrand';
import { readContent } from '../src/generator/content/readContent';

/** The development server's address of the fonts and their rules. */
const address = '/brand/';

/** The logo, the icons and the fonts that a build would make of a site's brand now, by address. */
export async function brandFiles(folder: string): Promise<Map<string, Buffer | string>> {
  const { brand, logo } = readBrand(folder);
  const { content } = readContent(folder);
  const fonts = await makeFonts(brand.font, { folder, texts: content, address });
  const logos = await makeLogoFiles(folder, brand, logo);
  return new Map([
    [`${address}fonts.css`, fonts.css],
    ...[...fonts.files].map(([name, data]) => [address + name, data] as const),
    ...[...logos].map(([file, data]) => [path.posix.join('/', file), data] as const),
  ]);
}

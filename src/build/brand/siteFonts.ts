import { assetsPath } from '../bundles';
import type { Site } from '../site';
import { fontCharacters } from './fontCharacters';
import { type Fonts, makeFonts } from './fonts';
import { modelNames } from './modelNames';
import { textsByWeight } from './textsByWeight';

/** The font of a site, for the HTML of its pages and all their rules. */
export async function siteFonts(
  { brand, content, modules, folder }: Site,
  pages: readonly string[],
  styles: string,
): Promise<Fonts> {
  const texts = textsByWeight(pages, styles);
  return makeFonts(brand.font, {
    folder,
    characters: fontCharacters([content, modules]),
    texts: (weight) => texts.get(weight) ?? [...texts.values()].join(' '),
    condensed: modelNames(content),
    address: assetsPath,
  });
}

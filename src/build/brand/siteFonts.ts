import { assetsPath } from '../bundles';
import type { Site } from '../site';
import { fontCharacters } from './fontCharacters';
import { type Fonts, makeFonts } from './fonts';
import { modelNames } from './modelNames';

/** The font of a site, for all that its pages say. */
export async function siteFonts({ brand, content, modules, folder }: Site): Promise<Fonts> {
  return makeFonts(brand.font, {
    folder,
    characters: fontCharacters([content, modules]),
    condensed: modelNames(content),
    address: assetsPath,
  });
}

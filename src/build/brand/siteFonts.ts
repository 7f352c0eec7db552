import type { Content } from '../../content/schema';
import { assetsPath } from '../bundles';
import type { Site } from '../site';
import { fontCharacters } from './fontCharacters';
import { type Fonts, makeFonts } from './fonts';

type Said = Pick<Site, 'brand' | 'content' | 'folder'> & Partial<Pick<Site, 'modules'>>;

/** The font of a site, for all that its pages say; `address` is where its files are served. */
export const siteFonts = (
  { brand, content, modules, folder }: Said,
  address = assetsPath,
): Promise<Fonts> =>
  makeFonts(brand.font, {
    folder,
    characters: fontCharacters([content, modules]),
    condensed: modelNames(content),
    address,
  });

/** The names of all models, which are set in a condensed width. */
const modelNames = ({ technologies }: Content): string =>
  (technologies?.technologies ?? [])
    .flatMap(({ brands }) => brands.flatMap(({ models = [] }) => models))
    .join(' ');

import type { BrandFile, SiteBrand } from '../../content/schema';
import {
  betterForText,
  leastForEdges,
  leastForLines,
  leastForText,
  mixed,
  readableShade,
} from './contrast';

const white = '#ffffff';
const black = '#000000';

/**
 * The shade of a colour that has enough contrast with every ground: for text as much as weak eyes
 * need, if there is such a shade. The colour itself if there is none.
 */
function onAll(grounds: Record<string, string>, colour: string, least?: number): string {
  const shade = (far: number) =>
    readableShade(
      colour,
      Object.values(grounds).map((other) => ({ other, least: far })),
    );
  return (least ? shade(least) : (shade(betterForText) ?? shade(leastForText))) ?? colour;
}

/**
 * Adds every colour that the brand's file leaves out: greys between its darkest colour and white,
 * with the contrast that `contrast.ts` asks for, and conventional colours (red is a stop).
 */
export function completeBrand({ font, ...file }: BrandFile): SiteBrand {
  const colours = completeColours(file.colours);
  const { dark900, dark800 } = colours;
  return {
    colours,
    darkScheme: completeDarkScheme(file, { dark900, dark800 }),
    moreContrast: { text: black, onDark: white, ...file.moreContrast },
    ...(font && { font }),
  };
}

function completeColours(colours: BrandFile['colours']): SiteBrand['colours'] {
  const { accent, dark950 } = colours;
  /** From the darkest colour (0) to white (1). */
  const grey = (share: number) => mixed(dark950, white, share);
  const {
    page = grey(0.96),
    band = grey(0.91),
    plain = white,
    surface = white,
    dark900 = onAll({ accent }, grey(0.05)),
    dark800 = onAll({ accent }, mixed(dark900, white, 0.05)),
  } = colours;
  const grounds = { page, band, plain, surface };
  return {
    ...grounds,
    dark900,
    dark800,
    dark700: grey(0.2),
    accentBright: mixed(accent, white, 0.3),
    onDark: onAll({ dark950, dark900, dark800 }, grey(0.8)),
    heading: onAll(grounds, dark950),
    text: onAll(grounds, grey(0.2)),
    // Below the line's picture the list's edge is on the darkest.
    edge: onAll({ ...grounds, dark950 }, grey(0.4), leastForEdges),
    danger: onAll(grounds, '#9a1409'),
    success: onAll(grounds, '#0a5636'),
    ...colours,
  };
}

function completeDarkScheme(
  { colours: { accent, dark950 }, darkScheme }: BrandFile,
  bands: Pick<SiteBrand['darkScheme'], 'dark900' | 'dark800'>,
): SiteBrand['darkScheme'] {
  const grey = (share: number) => mixed(dark950, white, share);
  const { page = grey(0.02), band = grey(0.05), surface = grey(0.1) } = darkScheme ?? {};
  const grounds = { page, band, surface };
  const { dark900, dark800 } = { ...bands, ...darkScheme };
  return {
    ...grounds,
    dark900,
    dark800,
    line: onAll({ ...grounds, dark900, dark800, dark950 }, grey(0.25), leastForLines),
    accentBand: onAll({ white }, mixed(black, accent, 0.3)),
    heading: onAll(grounds, grey(0.95)),
    text: onAll(grounds, grey(0.8)),
    edge: onAll(grounds, grey(0.5), leastForEdges),
    danger: onAll(grounds, '#ffa094'),
    success: onAll(grounds, '#6cd9a4'),
    ...darkScheme,
  };
}

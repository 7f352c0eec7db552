import type { BrandFile, SiteBrand } from '../../content/schema';
import { betterForText, leastForEdges, leastForText, mixed, readableShade } from './contrast';

const white = '#ffffff';

/**
 * The shade of a colour that has enough contrast with every ground: for text as much as weak eyes
 * need, if there is such a shade. The colour itself if there is none.
 */
function onAll(grounds: readonly string[], colour: string): string {
  const against = (least: number) => grounds.map((other) => ({ other, least }));
  const shade = (least: number) => readableShade(colour, against(least));
  return shade(betterForText) ?? shade(leastForText) ?? shade(leastForEdges) ?? colour;
}

/**
 * Adds every colour that the brand's file leaves out: greys between its darkest colour and white,
 * with the contrast that `contrast.ts` asks for, and conventional colours (red is a stop).
 */
export function completeBrand({ font, colours, darkScheme }: BrandFile): SiteBrand {
  const { accent, dark950 } = colours;
  /** From the darkest colour (0) to white (1). */
  const grey = (share: number) => mixed(dark950, white, share);
  const { page = white, band = grey(0.93), dark900 = onAll([accent, white], grey(0.05)) } = colours;
  const dark = { page: grey(0.02), band: grey(0.05), ...darkScheme };
  const lightGrounds = [page, band];
  const darkGrounds = [dark.page, dark.band];
  return {
    colours: {
      page,
      band,
      onAccent: dark950,
      dark900,
      onDark: onAll([dark950, dark900], grey(0.8)),
      heading: onAll(lightGrounds, dark950),
      text: onAll(lightGrounds, grey(0.2)),
      danger: onAll(lightGrounds, '#9a1409'),
      success: onAll(lightGrounds, '#0a5636'),
      ...colours,
    },
    darkScheme: {
      heading: onAll(darkGrounds, grey(0.95)),
      text: onAll(darkGrounds, grey(0.8)),
      danger: onAll(darkGrounds, '#ffa094'),
      success: onAll(darkGrounds, '#6cd9a4'),
      ...dark,
    },
    ...(font && { font }),
  };
}

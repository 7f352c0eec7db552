import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { deviceFamilies } from './deviceFamilies';
import { type FontFile, instanceAt, type Subset } from './fontSources';
import { condensedName } from './fontStack';

/** The weights that the site's styles ask for, and the face of a family that stands in for each. */
const siteWeights = [
  { weight: 400, range: '400 500', face: 'regular' },
  { weight: 600, range: '600', face: 'bold' },
  { weight: 700, range: '700', face: 'bold' },
  { weight: 800, range: '800', face: 'bold' },
] as const;

/** Latin-1. capsize averages over characters of it, each by how often English text has it. */
const letters = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** How wide a character of a font is on average, in shares of its size. */
async function averageWidth(instance: Buffer): Promise<number> {
  const { xWidthAvg, unitsPerEm } = await fromBuffer(instance);
  return xWidthAvg / unitsPerEm;
}

/**
 * The fonts that show until the brand's is there: the families that devices bring along, made as
 * tall as it and on average as wide at each weight, so that nearly all lines end at the same words.
 */
export async function fallbackFaces(subset: Subset): Promise<string> {
  const weights = await Promise.all(
    siteWeights.map(async (siteWeight) => ({
      ...siteWeight,
      width: await averageWidth(await instanceAt(subset, siteWeight.weight, letters)),
    })),
  );
  return facesOf(subset.files[0], weights);
}

/** The same for the one weight and width in which names of models are set. */
export async function condensedFallbacks(
  { data, font }: FontFile,
  axes: { wght: number; wdth: number },
): Promise<string> {
  const instance = await subsetFont(data, letters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const width = await averageWidth(instance);
  return facesOf({ font }, [{ range: String(axes.wght), face: 'regular', width }], condensedName);
}

/** Percents as CSS has them, without zeros at the end. */
const percent = (share: number, digits: number) => `${Number((share * 100).toFixed(digits))}%`;

/** A weight or a range of them, how wide the font is there, and the face that stands in for it. */
type Weight = { range: string; face: 'regular' | 'bold'; width: number };

/**
 * The overrides are shares of the adjusted size: divided by it, they come out as the font's own.
 * They are whole percents, because less is not seen and costs every page some bytes.
 */
const facesOf = (
  { font }: Pick<FontFile, 'font'>,
  weights: readonly Weight[],
  called: (family: string) => string = String,
) =>
  Object.values(deviceFamilies)
    .flatMap((family) =>
      weights.map(({ range, face, width }) => {
        const { locals, averageWidth } = family[face];
        const size = width / averageWidth;
        const em = font.unitsPerEm * size;
        const declarations = [
          `font-family:${called(family.fallback)}`,
          `src:${locals.map((local) => `local(${local})`).join(',')}`,
          `font-weight:${range}`,
          `size-adjust:${percent(size, 1)}`,
          `ascent-override:${percent(font.ascent / em, 0)}`,
          `descent-override:${percent(-font.descent / em, 0)}`,
          'line-gap-override:0%',
        ];
        return `@font-face{${declarations.join(';')}}`;
      }),
    )
    .join('');

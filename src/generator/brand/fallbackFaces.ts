import { fromBuffer } from '@capsizecss/unpack';
import { deviceFamilies } from './deviceFamilies';
import { cut, type FontFile } from './fontSources';
import type { Face } from './fontStack';

/** Latin-1. capsize averages over characters of it, each by how often English text has it. */
const letters = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** Percents as CSS has them, without zeros at the end. */
const percent = (share: number, digits: number) => `${Number((share * 100).toFixed(digits))}%`;

/**
 * The fonts that show until a face of the brand's is there: the families that devices bring along,
 * made as tall as it and on average as wide, so that nearly all lines end at the same words.
 *
 * The overrides are shares of the adjusted size: divided by it, they come out as the font's own.
 * They are whole percents, because less is not seen and costs every page some bytes.
 */
export async function fallbackFaces(file: FontFile, face: Face): Promise<string> {
  const { name, instance, suffix, weight } = face;
  const standIn = name === 'text' ? 'regular' : 'bold';
  const instanceFile = await cut(file, instance, letters, 'truetype');
  const { xWidthAvg, unitsPerEm } = await fromBuffer(instanceFile);
  const { ascent, descent } = file.font;
  return Object.values(deviceFamilies)
    .map(({ fallback, [standIn]: { locals, averageWidth } }) => {
      const size = xWidthAvg / unitsPerEm / averageWidth;
      const em = unitsPerEm * size;
      const declarations = [
        `font-family:${fallback}${suffix}`,
        `src:${locals.map((local) => `local(${local})`).join(',')}`,
        `font-weight:${weight}`,
        `size-adjust:${percent(size, 1)}`,
        `ascent-override:${percent(ascent / em, 0)}`,
        `descent-override:${percent(-descent / em, 0)}`,
        'line-gap-override:0%',
      ];
      return `@font-face{${declarations.join(';')}}`;
    })
    .join('');
}

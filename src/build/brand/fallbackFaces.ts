import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { advances } from './advances';
import { deviceFamilies, type FamilyName, familyNames } from './deviceFamilies';
import deviceWidths from './deviceWidths.json';
import { type FontFile, fileFor, type Subset } from './fontSources';
import { condensedName } from './fontStack';

/** The weights that the site's styles ask for, and the family's cut that stands in for each. */
const siteWeights = [
  { weight: 400, range: [400, 500], cut: 0 },
  { weight: 600, range: [600, 600], cut: 1 },
  { weight: 700, range: [700, 700], cut: 1 },
  { weight: 800, range: [800, 800], cut: 1 },
] as const;

/** How wide the characters of a device's family are, in thousandths of its size, by their codes. */
function widthsOf(name: FamilyName, cut: 0 | 1): Map<number, number> {
  const runs = Object.entries(deviceWidths[name][cut] ?? {});
  return new Map(
    runs.flatMap(([first, widths]) =>
      widths.map((width, index): [number, number] => [Number(first) + index, width]),
    ),
  );
}

/** How often each character is in a text, by its code. */
function countsIn(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** How wide a character is, in shares of the font's size; undefined where the font has none. */
type WidthOf = (code: number) => number | undefined;

/** How wide the characters of a text are in the font at a weight. */
async function widthsAt({ files }: Subset, weight: number, text: string): Promise<WidthOf> {
  const { variable, data, weights } = fileFor(files, weight);
  const wght = Math.min(Math.max(weight, weights[0]), weights[1]);
  return widthsIn(data, text, variable ? { wght } : undefined);
}

/** How wide the characters of a text are in a font's file, at a place on its axes. */
async function widthsIn(
  data: Buffer,
  text: string,
  variationAxes?: Record<string, number>,
): Promise<WidthOf> {
  const cut = await subsetFont(data, text, {
    targetFormat: 'truetype',
    ...(variationAxes && { variationAxes }),
  });
  const font = create(cut);
  const advance = advances(cut);
  return (code) =>
    !font.isCollection && font.hasGlyphForCodePoint(code)
      ? advance(font.glyphForCodePoint(code).id)
      : undefined;
}

/**
 * What kerning makes of a font's width by that of a device's family, which is kerned less: measured
 * of Archivo (0.9989 by Arial, Roboto and Noto Sans, 0.9998 by DejaVu Sans).
 */
const kerned = 0.999;

/** How wide a text is in the font by how wide it is in a device's family. */
function sizeOf(
  fonts: readonly WidthOf[],
  widths: Map<number, number>,
  counts: Map<number, number>,
) {
  let own = 0;
  let device = 0;
  for (const [code, count] of counts) {
    const width = fonts.map((widthOf) => widthOf(code)).find((each) => each !== undefined);
    const deviceWidth = widths.get(code);
    if (width === undefined || !deviceWidth) continue;
    own += width * count;
    device += (deviceWidth / 1000) * count;
  }
  return device > 0 ? (own / device) * kerned : 1;
}

/** Percents as CSS has them, without zeros at the end. */
const percent = (share: number, digits: number) => `${Number((share * 100).toFixed(digits))}%`;

type Face = { range: [number, number]; cut: 0 | 1; measures: string };

/** What is the same at two weights is one face. */
function merged(faces: Face[]): Face[] {
  const result: Face[] = [];
  for (const face of faces) {
    const last = result.at(-1);
    if (last && last.cut === face.cut && last.measures === face.measures)
      last.range = [last.range[0], face.range[1]];
    else result.push(face);
  }
  return result;
}

/**
 * What shows until the font is there: the families that devices bring along, as wide as the font in
 * the site's texts, so that lines end at the same words but for a few, and as tall. `texts` are those
 * of each weight.
 */
export async function fallbackFaces(
  subsets: readonly [Subset, ...Subset[]],
  texts: (weight: number) => string,
): Promise<string> {
  const weights = await Promise.all(
    siteWeights.map(async (each) => {
      const text = texts(each.weight);
      const fonts = subsets.map((subset) => widthsAt(subset, each.weight, text));
      return { ...each, fonts: await Promise.all(fonts), counts: countsIn(text) };
    }),
  );
  return familyNames
    .flatMap((name) => {
      const faces = weights.map(({ range, cut, fonts, counts }): Face => {
        const size = sizeOf(fonts, widthsOf(name, cut), counts);
        return { range: [...range], cut, measures: measuresOf(subsets[0].files[0].font, size) };
      });
      const { fallback } = deviceFamilies[name];
      return merged(faces).map((face) => faceRule(fallback, name, face));
    })
    .join('');
}

type Measures = { ascent: number; descent: number; unitsPerEm: number };

/**
 * The overrides are of the adjusted size: divided by it, they come out as the font's own. To a whole
 * percent: less is not seen, and costs every page some bytes.
 */
const measuresOf = ({ ascent, descent, unitsPerEm }: Measures, size: number) =>
  [
    `size-adjust:${percent(size, 1)}`,
    `ascent-override:${percent(ascent / unitsPerEm / size, 0)}`,
    `descent-override:${percent(-descent / unitsPerEm / size, 0)}`,
    'line-gap-override:0%',
  ].join(';');

/** The same for the one weight and width in which names of models are set. */
export async function condensedFallbacks(
  { data, font }: FontFile,
  text: string,
  axes: { wght: number; wdth: number },
): Promise<string> {
  const widths = await widthsIn(data, text, axes);
  const { wght } = axes;
  return familyNames
    .map((name) => {
      const size = sizeOf([widths], widthsOf(name, 0), countsIn(text));
      const face: Face = { range: [wght, wght], cut: 0, measures: measuresOf(font, size) };
      return faceRule(condensedName(deviceFamilies[name].fallback), name, face);
    })
    .join('');
}

function faceRule(
  fallback: string,
  name: FamilyName,
  { range: [from, to], cut, measures }: Face,
): string {
  const { locals } = deviceFamilies[name];
  const src = locals[cut].map((local) => `local(${local})`).join(',');
  const weight = from === to ? from : `${from} ${to}`;
  return `@font-face{font-family:${fallback};src:${src};font-weight:${weight};${measures}}`;
}

import type { SiteBrand } from '../../content/schema';

/** The share of red, green or blue in how bright a colour is (WCAG 2.2, relative luminance). */
const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours such as `#ffb000`, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** A colour with its place in `brand/brand.json`. */
type Named = { name: string; colour: string };

type Pair = { over: Named; under: Named; least: number };

/** Least contrast of text (WCAG 1.4.6), and of what shows where a control is (1.4.11). */
const ofText = 7;
const ofEdges = 3;

const pairs = (over: Named[], under: Named[], least: number): Pair[] =>
  over.flatMap((one) => under.map((other) => ({ over: one, under: other, least })));

const white: Named = { name: 'white', colour: '#ffffff' };

/** The colours of an object by their names: `colours.page`. */
const namer =
  <Colours extends Record<string, string>>(group: string, colours: Colours) =>
  (...names: (keyof Colours & string)[]): Named[] =>
    names.map((name) => ({ name: `${group}.${name}`, colour: colours[name] ?? '' }));

/** Every pair of colours that lie on each other somewhere on the site. */
function allPairs({ colours, darkScheme, moreContrast, drawing }: SiteBrand): Pair[] {
  const light = namer('colours', colours);
  const dark = namer('darkScheme', darkScheme);
  const more = namer('moreContrast', moreContrast);
  const grounds = light('page', 'band', 'plain', 'surface');
  const darkGrounds = dark('page', 'band', 'surface');
  const darkBands = [...light('dark950', 'dark900', 'dark800'), ...dark('dark900', 'dark800')];
  return [
    ...pairs(light('heading', 'text', 'danger', 'success'), grounds, ofText),
    ...pairs(light('edge'), grounds, ofEdges),
    ...pairs(dark('heading', 'text', 'danger', 'success'), darkGrounds, ofText),
    ...pairs(dark('edge'), darkGrounds, ofEdges),
    ...pairs([...light('onDark', 'accent'), white], darkBands, ofText),
    ...pairs([white], light('dark700'), ofText),
    // The edge of what is listed below the line's picture.
    ...pairs(light('edge'), light('dark950'), ofEdges),
    ...pairs(light('dark950'), light('accent', 'accentBright'), ofText),
    ...pairs(light('dark950'), namer('drawing', drawing)('backedUp', 'starved'), ofText),
    ...pairs(more('text'), grounds, ofText),
    ...pairs(more('onDark'), [...darkGrounds, ...darkBands], ofText),
  ];
}

/** Which colours are too much alike, in words that go on from the file's name: one line each. */
export const contrastProblems = (brand: SiteBrand): string[] =>
  allPairs(brand).flatMap(({ over, under, least }) => {
    const ratio = contrastRatio(over.colour, under.colour);
    // Rounded down: 6.96 is not 7.
    const told = Math.floor(ratio * 10) / 10;
    return ratio < least
      ? [`${over.name} on ${under.name} is ${told}:1, it has to be ${least}:1`]
      : [];
  });

import type { SiteBrand } from '../../content/schema';

/** The share of red, green or blue in how bright a colour is (WCAG 2.2, relative luminance). */
const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

/** Red, green and blue of a colour such as `#ffb000`, each from 0 to 255. */
const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours such as `#ffb000`, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** The colour on the way from one (0) to another (1). */
export function mixed(one: string, other: string, share: number): string {
  const ends = channels(other);
  const between = channels(one).map((value, at) => value + ((ends[at] ?? value) - value) * share);
  return hex(between);
}

const hex = (shares: readonly number[]) =>
  `#${shares.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A colour that another has to have a contrast with. */
type Against = { other: string; least: number };

/** Lighter shades of a colour, up to `lightest`, and darker ones: the nearest first. */
const shadesOf = (colour: string, lightest: string) =>
  Array.from({ length: 101 }, (_, step) =>
    [lightest, black].map((end) => mixed(colour, end, step / 100)),
  ).flat();

/** The brightest shade of a colour without any white in it: a red stays red. */
function brightest(colour: string): string {
  const own = channels(colour);
  return hex(own.map((value) => (value * 255) / Math.max(...own, 1)));
}

/**
 * The lighter or darker shade of a colour that is nearest to it and has enough contrast with all
 * others: itself, if it has. Undefined where there is none.
 */
export function readableShade(
  colour: string,
  others: readonly Against[],
  shades = shadesOf(colour, white.colour),
): string | undefined {
  return shades.find((shade) =>
    others.every(({ other, least }) => contrastRatio(shade, other) >= least),
  );
}

/** Least contrast of text (WCAG 1.4.3), text for weak eyes (1.4.6), control edges (1.4.11). */
export const leastForText = 4.5;
export const betterForText = 7;
export const leastForEdges = 3;

const forText = { least: leastForText, better: betterForText };
const forEdges = { least: leastForEdges, better: leastForEdges };

/** A colour with its place in `brand/brand.json`. */
type Named = { name: string; colour: string };

/** Two colours of which one lies on the other, their least contrast, and a better one. */
type Pair = { over: Named; under: Named } & typeof forText;

const pairs = (over: Named[], under: Named[], asked = forText): Pair[] =>
  over.flatMap((one) => under.map((other) => ({ over: one, under: other, ...asked })));

const white: Named = { name: 'white', colour: '#ffffff' };
const black = '#000000';

/** Names colours as in the brand's file: `colours.page`. */
const namer =
  <Colours extends Record<string, string>>(group: string, colours: Colours) =>
  (...names: (keyof Colours & string)[]): Named[] =>
    names.map((name) => ({ name: `${group}.${name}`, colour: colours[name] ?? '' }));

/** Every pair of colours that lie on each other somewhere on the site. */
function allPairs({ colours, darkScheme }: SiteBrand): Pair[] {
  const light = namer('colours', colours);
  const dark = namer('darkScheme', darkScheme);
  return [
    ...pairs(light('heading', 'text', 'danger', 'success'), light('page', 'band')),
    ...pairs(dark('heading', 'text', 'danger', 'success'), dark('page', 'band')),
    // Buttons, the ring of the focus, the line above the closing band; no words are in the accent.
    ...pairs(light('accent'), [...dark('page'), ...light('dark950', 'dark900')], forEdges),
    ...pairs([...light('onDark'), white], light('dark950', 'dark900')),
    ...pairs(light('onAccent'), light('accent')),
  ];
}

/** The pairs that lack contrast, and those that could have more: lines after a file's name. */
export function contrastsOf(brand: SiteBrand): { problems: string[]; notes: string[] } {
  const all = allPairs(brand);
  // The colours that are made from these are not judged while these do not go together.
  const base = all.filter(({ over, under }) => isBase(over) && isBase(under));
  const linesFor = (asked: Asked) => {
    const ofBase = linesOf(base, asked);
    return ofBase.length > 0 ? ofBase : linesOf(all, asked);
  };
  const problems = linesFor('least');
  return { problems, notes: problems.length > 0 ? [] : linesFor('better') };
}

type Asked = keyof typeof forText;

const isBase = ({ name }: Named) => /^colours\.(accent|onAccent|dark950)$/.test(name);

const linesOf = (all: readonly Pair[], asked: Asked): string[] =>
  all.flatMap((pair) => {
    const { over, under, [asked]: wanted } = pair;
    const ratio = contrastRatio(over.colour, under.colour);
    if (ratio >= wanted) return [];
    // Rounded down: 6.96 is not 7.
    const found = `${over.name} on ${under.name} is ${Math.floor(ratio * 10) / 10}:1`;
    const why =
      asked === 'least'
        ? `it has to be ${wanted}:1`
        : `which is enough; ${wanted}:1 is better for weak eyes`;
    return `${found}, ${why}${waysOut(pair, all, asked)}`;
  });

const isLighter = (one: string, other: string) => luminance(one) > luminance(other);

const bothWays = ({ over, under }: Pair) => [[over, under] as const, [under, over] as const];

/**
 * The shade of either colour that would do in all its pairs: a dark colour stays dark, and the
 * accent its hue. Words on the accent are white or black.
 */
function waysOut(pair: Pair, all: readonly Pair[], asked: Asked): string {
  const [first, second] = bothWays(pair).flatMap(([{ name, colour }, partner]) => {
    if (name === white.name) return [];
    const others = all.flatMap((each) =>
      bothWays(each).flatMap(([one, { colour: other }]) =>
        one.name === name ? { other, least: each[asked] } : [],
      ),
    );
    const mayTurn = name === 'colours.onAccent';
    const lightest = name === 'colours.accent' ? brightest(colour) : white.colour;
    const shades = mayTurn ? [white.colour, black] : shadesOf(colour, lightest);
    const shade = readableShade(colour, others, shades);
    const stays = isLighter(shade ?? colour, partner.colour) === isLighter(colour, partner.colour);
    return shade && (mayTurn || stays) ? `${shade} as ${name}` : [];
  });
  return first ? `; ${first} would do${second ? `, or ${second}` : ''}` : '';
}

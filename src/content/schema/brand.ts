import { z } from 'zod';
import { addWords, formed, object, text, whole } from './fields';

const colour = () =>
  formed(/^#[0-9a-f]{6}$/i, 'has to be a colour as # and six digits, such as #ffb000');

/** A colour that is made from the accent and the darkest where it is left out (`generator/brand/completeBrand.ts`). */
const shade = () => colour().exactOptional();

/** What is light on a light system and dark on a dark one. */
const ground = {
  page: shade(),
  band: shade(),
  surface: shade(),
  heading: shade(),
  text: shade(),
  edge: shade(),
  danger: shade(),
  success: shade(),
};

/** Bands that are dark on every system, a little lighter or bluer on a dark one. */
const darkBands = {
  dark900: shade(),
  dark800: shade(),
};

const weight = () => whole(1, 1000);

/** `brand/brand.json`: the company's colours by what they are for, and its font. */
export const brandSchema = object({
  colours: object({
    accent: colour(),
    accentBright: shade(),
    dark950: colour(),
    ...darkBands,
    dark700: shade(),
    onDark: shade(),
    plain: shade(),
    ...ground,
  }),
  darkScheme: object({
    ...ground,
    ...darkBands,
    line: shade(),
    accentBand: shade(),
  }).exactOptional(),
  moreContrast: object({
    text: shade(),
    onDark: shade(),
  }).exactOptional(),
  drawing: object({
    running: shade(),
    backedUp: shade(),
    starved: shade(),
    data: shade(),
    lampRunning: shade(),
    lampWaiting: shade(),
    lampStopped: shade(),
  }).exactOptional(),
  font: object({
    family: text(),
    package: formed(
      /^@fontsource(-variable)?\/[a-z0-9-]+$/,
      'has to be a package of Fontsource, such as @fontsource-variable/archivo',
    ).exactOptional(),
    file: formed(
      /^brand\/[^/]+\.(woff2|woff|ttf|otf)$/,
      'has to be a file such as brand/letters.woff2',
    ).exactOptional(),
    weights: z
      .tuple([weight(), weight()])
      .refine(([lightest, boldest]) => lightest <= boldest, 'has to begin with the lightest'),
    condensed: whole(50, 99).exactOptional(),
  })
    .refine(
      ({ package: name, file }) => (name === undefined) !== (file === undefined),
      'needs one of package and file',
    )
    .exactOptional(),
});

// biome-ignore format: a field a line
export const brandWords = {
  brand: 'Brand: Colours by what they are for, and the font. Accent and darkest are enough: every other colour is made from these two where it is left out.',
  'brand.colours': 'Colours: They hold on light systems, and some on every system.',
  'brand.colours.accent': 'Accent: A bright colour is for buttons, bars and focus: dark words stand on it, and it stands on dark bands.',
  'brand.colours.accentBright': 'Accent, pointed at: It is a little brighter than the accent.',
  'brand.colours.dark950': 'Darkest: Header and footer have it, and the words on the accent; it is nearly black.',
  'brand.colours.dark700': 'Lightest dark: It is for what is pointed at on dark, and lines between rows.',
  'brand.colours.onDark': 'Text on dark: On header, footer and dark bands it needs a contrast of 4.5:1, better 7:1.',
  'brand.colours.plain': 'Plain band: The plainest band has it, mostly white.',
  'brand.colours.page': 'Page: It lies behind everything that has no ground of its own.',
  'brand.colours.text': 'Running text: On page, bands and surfaces it needs a contrast of 4.5:1, better 7:1.',
  'brand.darkScheme': 'On dark systems: Whoever has set the system to dark sees these instead.',
  'brand.darkScheme.page': 'Page: It lies behind everything that has no ground of its own.',
  'brand.darkScheme.text': 'Running text: On page, bands and surfaces it needs a contrast of 4.5:1, better 7:1.',
  'brand.darkScheme.line': 'Lines: Bands and cards end with a line of it; on each ground it needs a contrast of 1.5:1.',
  'brand.darkScheme.accentBand': 'Accent band: What is a band of the accent on light systems has it, with white words on it.',
  'brand.moreContrast': 'More contrast: Whoever has asked the system for more contrast sees these instead.',
  'brand.moreContrast.text': 'Text on light: Headings and running text have it.',
  'brand.moreContrast.onDark': 'Text on dark: Words on dark bands have it, and all words on dark systems.',
  'brand.drawing': 'Drawing: These move over the picture of the line, which is dark.',
  'brand.drawing.running': 'Running: What passes along a belt has it.',
  'brand.drawing.backedUp': 'Backed up: What stands before a stop has it, and the words about it.',
  'brand.drawing.starved': 'Starved: What is left behind a stop has it, and the words about it.',
  'brand.drawing.data': 'Data: What goes to the control room has it.',
  'brand.drawing.lampRunning': 'Lamp of a station that runs: By convention it is green.',
  'brand.drawing.lampWaiting': 'Lamp of a station that waits: By convention it is amber.',
  'brand.drawing.lampStopped': 'Lamp of a station that is stopped: By convention it is red.',
  'brand.font': 'Font: All texts are set in it; without one, every device shows its own.',
  'brand.font.family': 'Name: Write it as its maker does, such as Archivo.',
  'brand.font.package': 'Package: It is one of Fontsource, installed with npm i -D, such as @fontsource-variable/archivo.',
  'brand.font.file': 'File: Instead of a package, it names a file in brand/, such as brand/letters.woff2.',
  'brand.font.weights': 'Weights: These are the lightest and the boldest to take of the font; the site asks for 400, 600, 700 and 800, so [400, 800] is enough.',
  'brand.font.condensed': 'Condensed width: Model names are set so narrow, in per cent of the usual width, such as 85; it takes a font whose width can be changed.',
  band: 'Band: Every other band of a page has it.',
  danger: 'Mistakes: Words about what went wrong need a contrast of 4.5:1, better 7:1.',
  dark800: 'Contact strip: It is a little lighter than the dark band.',
  dark900: 'Dark band: The headers of pages, the backs of cards and the icons have it.',
  edge: 'Edges: Those of fields, buttons and cards need a contrast of 3:1.',
  heading: 'Headings: On page, bands and surfaces they need a contrast of 4.5:1, better 7:1.',
  success: 'Success: Words about what went well need a contrast of 4.5:1, better 7:1.',
  surface: 'Surface: Cards, panels and fields have it.',
};

addWords('brand', brandSchema, brandWords);

/** The brand as its file says it. */
export type BrandFile = z.infer<typeof brandSchema>;
/** The brand with every colour that its file leaves out. */
export type SiteBrand = Pick<BrandFile, 'font'> & {
  [Name in Exclude<keyof BrandFile, 'font'>]: Required<NonNullable<BrandFile[Name]>>;
};
export type BrandFont = NonNullable<BrandFile['font']>;

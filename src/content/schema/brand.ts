import { z } from 'zod';
import { fields, formed, object, text, whole } from './fields';

const colour = (label: string, hint: string) =>
  formed(label, hint, /^#[0-9a-f]{6}$/i, 'has to be a colour as # and six digits, such as #ffb000');

/** A colour that is made from the accent and the darkest where it is left out (`build/brand/completeBrand.ts`). */
const shade = (label: string, hint: string) => colour(label, hint).exactOptional();

/** What is light on a light system and dark on a dark one. */
const ground = {
  page: shade('Page', 'It lies behind everything that has no ground of its own.'),
  band: shade('Band', 'Every other band of a page has it.'),
  surface: shade('Surface', 'Cards, panels and fields have it.'),
  heading: shade(
    'Headings',
    'On page, bands and surfaces they need a contrast of 4.5:1, better 7:1.',
  ),
  text: shade(
    'Running text',
    'On page, bands and surfaces it needs a contrast of 4.5:1, better 7:1.',
  ),
  edge: shade('Edges', 'Those of fields, buttons and cards need a contrast of 3:1.'),
  danger: shade('Mistakes', 'Words about what went wrong need a contrast of 4.5:1, better 7:1.'),
  success: shade('Success', 'Words about what went well need a contrast of 4.5:1, better 7:1.'),
};

/** Bands that are dark on every system, a little lighter or bluer on a dark one. */
const darkBands = {
  dark900: shade('Dark band', 'The headers of pages, the backs of cards and the icons have it.'),
  dark800: shade('Contact strip', 'It is a little lighter than the dark band.'),
};

const weight = (hint: string) => whole('Weight', hint, 1, 1000);

const font = object('Font', 'All texts are set in it; without one, every device shows its own.', {
  family: text('Name', 'Write it as its maker does, such as Archivo.'),
  package: formed(
    'Package',
    'It is one of Fontsource, installed with npm i -D, such as @fontsource-variable/archivo.',
    /^@fontsource(-variable)?\/[a-z0-9-]+$/,
    'has to be a package of Fontsource, such as @fontsource-variable/archivo',
  ).exactOptional(),
  file: formed(
    'File',
    'Instead of a package, it names a file in brand/, such as brand/letters.woff2.',
    /^brand\/[^/]+\.(woff2|woff|ttf|otf)$/,
    'has to be a file such as brand/letters.woff2',
  ).exactOptional(),
  weights: z
    .tuple([weight('It is the lightest, such as 400.'), weight('It is the boldest, such as 800.')])
    .refine(([lightest, boldest]) => lightest <= boldest, 'has to begin with the lightest')
    .register(fields, {
      label: 'Weights',
      hint: 'These are the lightest and the boldest to take of the font; the site asks for 400, 600, 700 and 800, so [400, 800] is enough.',
    }),
  condensed: whole(
    'Condensed width',
    'Model names are set so narrow, in per cent of the usual width, such as 85; it takes a font whose width can be changed.',
    50,
    99,
  ).exactOptional(),
}).refine(
  ({ package: name, file }) => (name === undefined) !== (file === undefined),
  'needs one of package and file',
);

const colours = object('Colours', 'They hold on light systems, and some on every system.', {
  accent: colour(
    'Accent',
    'A bright colour is for buttons, bars and focus: dark words stand on it, and it stands on dark bands.',
  ),
  accentBright: shade('Accent, pointed at', 'It is a little brighter than the accent.'),
  dark950: colour(
    'Darkest',
    'Header and footer have it, and the words on the accent; it is nearly black.',
  ),
  ...darkBands,
  dark700: shade('Lightest dark', 'It is for what is pointed at on dark, and lines between rows.'),
  onDark: shade(
    'Text on dark',
    'On header, footer and dark bands it needs a contrast of 4.5:1, better 7:1.',
  ),
  plain: shade('Plain band', 'The plainest band has it, mostly white.'),
  ...ground,
});

const darkScheme = object(
  'On dark systems',
  'Whoever has set the system to dark sees these instead.',
  {
    ...ground,
    ...darkBands,
    line: shade(
      'Lines',
      'Bands and cards end with a line of it; on each ground it needs a contrast of 1.5:1.',
    ),
    accentBand: shade(
      'Accent band',
      'What is a band of the accent on light systems has it, with white words on it.',
    ),
  },
);

const moreContrast = object(
  'More contrast',
  'Whoever has asked the system for more contrast sees these instead.',
  {
    text: shade('Text on light', 'Headings and running text have it.'),
    onDark: shade('Text on dark', 'Words on dark bands have it, and all words on dark systems.'),
  },
);

const drawing = object('Drawing', 'These move over the picture of the line, which is dark.', {
  running: shade('Running', 'What passes along a belt has it.'),
  backedUp: shade('Backed up', 'What stands before a stop has it, and the words about it.'),
  starved: shade('Starved', 'What is left behind a stop has it, and the words about it.'),
  data: shade('Data', 'What goes to the control room has it.'),
  lampRunning: shade('Lamp of a station that runs', 'By convention it is green.'),
  lampWaiting: shade('Lamp of a station that waits', 'By convention it is amber.'),
  lampStopped: shade('Lamp of a station that is stopped', 'By convention it is red.'),
});

/** `brand/brand.json`: the company's colours by what they are for, and its font. */
export const brandSchema = object(
  'Brand',
  'Colours by what they are for, and the font. Accent and darkest are enough: every other colour is made from these two where it is left out.',
  {
    colours,
    darkScheme: darkScheme.exactOptional(),
    moreContrast: moreContrast.exactOptional(),
    drawing: drawing.exactOptional(),
    font: font.exactOptional(),
  },
);

/** The brand as its file says it. */
export type BrandFile = z.infer<typeof brandSchema>;
export type BrandFont = z.infer<typeof font>;
/** `#content/drawing`. */
export type DrawingColours = Required<z.infer<typeof drawing>>;
/** The brand with every colour that its file leaves out. */
export type SiteBrand = {
  colours: Required<z.infer<typeof colours>>;
  darkScheme: Required<z.infer<typeof darkScheme>>;
  moreContrast: Required<z.infer<typeof moreContrast>>;
  drawing: DrawingColours;
  font?: BrandFont;
};

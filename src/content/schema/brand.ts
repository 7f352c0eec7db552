import { z } from 'zod';
import { fields, object, text } from './fields';

const colour = (label: string, hint: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'has to be a colour as # and six digits, such as #ffb000')
    .register(fields, { label, hint });

/** What is light on a light system and dark on a dark one. */
const ground = {
  page: colour('Page', 'Behind everything that has no ground of its own.'),
  band: colour('Band', 'Every other band of a page.'),
  surface: colour('Surface', 'Cards, panels and fields.'),
  heading: colour('Headings', 'On page, bands and surfaces: 7:1 at least.'),
  text: colour('Running text', 'On page, bands and surfaces: 7:1 at least.'),
  edge: colour('Edges', 'Of fields, buttons and cards: 3:1 at least.'),
  danger: colour('Mistakes', 'Words about what went wrong: 7:1 at least.'),
  success: colour('Success', 'Words about what went well: 7:1 at least.'),
};

/** Bands that are dark on every system, a little lighter or bluer on a dark one. */
const darkBands = {
  dark900: colour('Dark band', 'Headers of pages, backs of cards.'),
  dark800: colour('Contact strip', 'A little lighter.'),
};

const weight = (hint: string) =>
  z.int().min(1).max(1000).register(fields, { label: 'Weight', hint });

const font = object('Font', 'Of all texts; without one, every device shows its own.', {
  family: text('Name', 'As its maker calls it: Archivo.'),
  package: z
    .string()
    .regex(
      /^@fontsource(-variable)?\/[a-z0-9-]+$/,
      'has to be a package of Fontsource, such as @fontsource-variable/archivo',
    )
    .register(fields, {
      label: 'Package',
      hint: 'Of Fontsource, installed with npm: @fontsource-variable/archivo.',
    })
    .exactOptional(),
  file: z
    .string()
    .regex(/^brand\/[^/]+\.(woff2|woff|ttf|otf)$/, 'has to be a file such as brand/letters.woff2')
    .register(fields, { label: 'File', hint: 'Instead of a package: a file in brand/.' })
    .exactOptional(),
  weights: z
    .tuple([weight('The lightest: 400.'), weight('The boldest: 800.')])
    .refine(([lightest, boldest]) => lightest <= boldest, 'has to begin with the lightest')
    .register(fields, {
      label: 'Weights',
      hint: 'The lightest and the boldest in use. The site asks for 400, 600, 700 and 800.',
    }),
}).refine(
  ({ package: name, file }) => (name === undefined) !== (file === undefined),
  'needs one of package and file',
);

/** `brand/brand.json`: the company's colours by what they are for, and its font. */
export const brandSchema = object('Brand', 'Colours by what they are for, and the font.', {
  colours: object('Colours', 'On light systems, and those that are the same on every system.', {
    accent: colour(
      'Accent',
      'A bright colour for buttons, bars and focus: dark text stands on it, and it on dark bands.',
    ),
    accentBright: colour('Accent, pointed at', 'A little brighter.'),
    dark950: colour('Darkest', 'Header and footer, and the text on the accent.'),
    ...darkBands,
    dark700: colour('Lightest dark', 'What is pointed at on dark, lines between rows.'),
    onDark: colour('Text on dark', 'On header, footer and dark bands: 7:1 at least.'),
    plain: colour('Plain band', 'The plainest band, mostly white.'),
    ...ground,
  }),
  darkScheme: object('On dark systems', 'The same for whoever has set the system to dark.', {
    ...ground,
    ...darkBands,
  }),
  moreContrast: object('More contrast', 'For whoever has asked the system for more contrast.', {
    text: colour('Text on light', 'Headings and running text.'),
    onDark: colour('Text on dark', 'On dark bands, and everywhere on dark systems.'),
  }),
  drawing: object('Drawing', 'What moves over the picture of the line, which is dark.', {
    running: colour('Running', 'What passes along a belt.'),
    backedUp: colour('Backed up', 'What stands before a stop, and the words about it.'),
    starved: colour('Starved', 'What is left behind a stop, and the words about it.'),
    data: colour('Data', 'What goes to the control room.'),
    lampRunning: colour('Lamp of a station that runs', 'By convention green.'),
    lampWaiting: colour('Lamp of a station that waits', 'By convention amber.'),
    lampStopped: colour('Lamp of a station that is stopped', 'By convention red.'),
  }),
  font: font.exactOptional(),
});

export type SiteBrand = z.infer<typeof brandSchema>;
export type BrandFont = NonNullable<SiteBrand['font']>;
/** `#content/drawing`. */
export type DrawingColours = SiteBrand['drawing'];

import type { Config } from 'tailwindcss';
import { fontStacks } from './src/generator/brand/fontStack';
import { readBrand } from './src/generator/brand/readBrand';
import { siteFolder } from './src/generator/siteFolder';

const { colours, darkScheme, font } = readBrand(siteFolder()).brand;

/** The width of the display font's letters by their size: 0.42 for Archivo at a width of 62%. */
const letterWidth = Number((((font?.instances.display?.width ?? 100) / 62) * 0.42).toFixed(3));

/**
 * A size that grows with the window from `least` px at 390 px by `growth` px a px, up to `most` px;
 * smaller if the longest word of a heading (`Heading.tsx`) would not fit its line.
 */
const growing = (least: number, growth: number, most: number) =>
  `min(clamp(${least / 16}rem, ${least}px + (100vw - 390px) * ${growth}, ${most / 16}rem), max(1rem, var(--measure, var(--column)) / ${letterWidth} / var(--letters, 1)))`;

const lead = 'clamp(1.25rem, 20px + (100vw - 390px) * 0.0048, 1.75rem)';

/**
 * The design tokens: every colour, size and breakpoint of the site by name. The colours and the
 * font are those of `brand/brand.json`, by what they are for.
 */
const config = {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      // The darkest: the ground of header and footer.
      dark: { 950: colours.dark950 },
      // The one accent, and the words on it. Never text itself: it may be too dark or too bright.
      accent: { DEFAULT: colours.accent },
      'on-accent': colours.onAccent,
      // On the ground around (`src/styles/grounds.css`): text, softer text, hairlines between
      // entries, rules between blocks, a tint, and how something went.
      fg: 'var(--fg)',
      soft: 'var(--soft)',
      hair: 'var(--hair)',
      rule: 'var(--rule-colour)',
      tint: 'var(--tint)',
      ground: 'var(--ground)',
      danger: 'var(--danger)',
      success: 'var(--success)',
    },
    // The brand's own values, for styles: `theme("darkScheme.page")`.
    colours,
    darkScheme,
    letter: { width: `${letterWidth}` },
    fontFamily: fontStacks(font),
    // No other weight is there, and browsers make none of their own.
    fontWeight: { normal: '400', strong: String(font?.instances.strong.weight ?? 700) },
    // At 390 and 1440 px: 72 and 182, 58 and 98, 44 and 78, 40 and 96, 30 and 50, 26 and 38 px.
    fontSize: {
      poster: [growing(72, 0.105, 224), '0.94'],
      h1: [growing(58, 0.038, 116), '0.95'],
      'h1-long': [growing(44, 0.032, 96), '0.95'],
      display: [growing(40, 0.0534, 112), '0.94'],
      title: [growing(30, 0.019, 56), '1'],
      sub: [growing(26, 0.0115, 44), '1.02'],
      lead: [lead, '1.35'],
      // A name above a narrow column: smaller once its longest word (`lettersOf`) has 13 letters.
      name: [`clamp(1.125rem, (13 - var(--letters)) * 10rem, ${lead})`, '1.25'],
      base: ['clamp(1.0625rem, 17px + (100vw - 390px) * 0.0014, 1.25rem)', '1.45'],
      note: ['1.0625rem', '1.4'],
      data: ['0.9375rem', '1.4'],
      // Marks: numbers in circles, and four links in one row from 320 px up.
      mark: ['0.8125rem', '1.25rem'],
      nav: ['clamp(0.8125rem, 0.45rem + 1.65vw, 1.0625rem)', '1.45rem'],
    },
    screens: {
      /** A phone in landscape, or a page at 400% zoom. */
      short: { raw: '(max-height: 29.99rem)' },
    },
    extend: {
      maxWidth: { prose: '42rem' },
    },
  },
} satisfies Config;

export default config;

// From Node 22 on, Parcel's workers hand Tailwind an object with the `default` within another
// `default`, and it takes the outer one for its configuration.
export const { content, theme } = config;

import type { Config } from 'tailwindcss';
import { fontStacks } from './src/generator/brand/fontStack';
import { readBrand } from './src/generator/brand/readBrand';
import { siteFolder } from './src/generator/siteFolder';

const { colours, darkScheme, moreContrast, font } = readBrand(siteFolder()).brand;

const followsSystem = (role: keyof typeof darkScheme & keyof typeof colours) =>
  `var(--${role}, ${colours[role]})`;

/**
 * A size of letters, or a smaller one if the longest word of a heading (`Heading.tsx`) is longer
 * than its line: a letter is about 0.6 times as wide as its size.
 */
const fitting = (size: string) =>
  `min(${size}, max(1rem, var(--measure, var(--column)) / 0.6 / var(--letters, 1)))`;

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
      // Neutral: text over pictures and on dark, and the ground of what is pointed at there.
      white: '#ffffff',
      // A variable follows the user's system: `src/styles/colour-schemes.css` has its value for a
      // dark scheme and for more contrast. The value here is for a light scheme and for print.
      // Grounds: two for the page and its bands, `plain` for the plainest band, and `surface` for
      // cards, panels and fields on them. On a dark system `plain` is the same as `page`.
      page: followsSystem('page'),
      band: followsSystem('band'),
      plain: `var(--page, ${colours.plain})`,
      surface: followsSystem('surface'),
      // On these grounds: headings, running text, and the edges of controls.
      heading: followsSystem('heading'),
      text: followsSystem('text'),
      edge: followsSystem('edge'),
      // Grounds that are dark on every system, darkest first, and the text on them. `dark-950` is
      // also the text on the accent.
      dark: {
        950: colours.dark950,
        900: `var(--dark-900, ${colours.dark900})`,
        800: `var(--dark-800, ${colours.dark800})`,
        700: colours.dark700,
      },
      'on-dark': `var(--on-dark, ${colours.onDark})`,
      // The one accent. Never text on a light ground.
      accent: { DEFAULT: colours.accent, bright: colours.accentBright },
      // A band of the accent with its words. On a dark system the accent itself would dazzle.
      'accent-band': `var(--accent-band, ${colours.accent})`,
      'on-accent-band': `var(--on-accent-band, ${colours.dark950})`,
      // Between rows, and on a dark system between similar grounds.
      line: `var(--line, ${colours.band})`,
      danger: followsSystem('danger'),
      success: followsSystem('success'),
    },
    // The brand's own values, for styles: `theme("darkScheme.page")`.
    colours,
    darkScheme,
    moreContrast,
    fontFamily: fontStacks(font),
    // No other weight is there, and browsers make none of their own.
    fontWeight: { normal: '400', strong: String(font?.instances.strong.weight ?? 700) },
    fontSize: {
      xs: ['0.8125rem', '1.25rem'],
      sm: ['1rem', '1.5rem'],
      // Four links in one row from 320 px up.
      nav: ['clamp(0.8125rem, 0.45rem + 1.65vw, 1rem)', '1.45rem'],
      base: ['clamp(1.0625rem, 1rem + 0.2vw, 1.125rem)', '1.6'],
      lg: ['clamp(1.1875rem, 1.1rem + 0.35vw, 1.3125rem)', '1.55'],
      xl: [fitting('clamp(1.3125rem, 1.2rem + 0.4vw, 1.5rem)'), '1.3'],
      // At 1440 px 28, 52, 76 and 92 px. Few words fill more than a phone's line.
      '2xl': [fitting('clamp(1.5rem, 1.4rem + 0.45vw, 1.75rem)'), '1.2'],
      '3xl': [fitting('clamp(2rem, 1.45rem + 2vw, 3.25rem), 12vw'), '1.08'],
      '4xl': [fitting('clamp(2.375rem, 1.55rem + 3.55vw, 4.75rem), 12vw'), '1.03'],
      '5xl': [fitting('clamp(2.75rem, 1.55rem + 4.7vw, 5.75rem), 12vw'), '1'],
    },
    screens: {
      sm: '40rem',
      lg: '64rem',
      xl: '84rem',
      /** A phone in landscape, or a page at 400% zoom. */
      short: { raw: '(max-height: 29.99rem)' },
    },
    extend: {
      maxWidth: { page: '90rem', prose: '42rem' },
    },
  },
} satisfies Config;

export default config;

// From Node 22 on, Parcel's workers hand Tailwind an object with the `default` within another
// `default`, and it takes the outer one for its configuration.
export const { content, theme } = config;

import type { Config } from 'tailwindcss';

/** The design tokens: every colour, size and breakpoint of the site by name. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      // A variable follows the user's system: `src/styles/colour-schemes.css` has its value for a
      // dark scheme and for more contrast. The value here is for a light scheme and for print.
      // Surfaces: two for the page and its bands, `sheet` for the plainest band, and `surface` for
      // what lies on them, such as cards, panels and fields. On a dark system `sheet` is the same
      // as `paper`.
      paper: 'var(--paper, #f5f7f8)',
      mist: 'var(--mist, #e8eef1)',
      sheet: 'var(--paper, #fff)',
      surface: 'var(--surface, #fff)',
      // Text on these surfaces: `ink` for headings, `slate` for running text (7:1 on each).
      ink: 'var(--ink, #06131b)',
      slate: 'var(--slate, #35495a)',
      line: 'var(--line, #5f7382)',
      // Surfaces that are dark on every system, darkest first, and the text on them. `navy-950` is
      // also the text on amber.
      navy: {
        950: '#06131b',
        900: 'var(--navy-900, #0b1f2a)',
        800: 'var(--navy-800, #102c3b)',
        700: '#1b4457',
      },
      frost: 'var(--frost, #c6d5dd)',
      // The one accent: safety amber. Never text on a light surface.
      amber: { DEFAULT: '#ffb000', bright: '#ffc547' },
      danger: 'var(--danger, #9a1409)',
      success: 'var(--success, #0a5636)',
    },
    fontFamily: {
      sans: [
        'Archivo',
        'Arial Fallback',
        'Roboto Fallback',
        'Noto Fallback',
        'DejaVu Fallback',
        'system-ui',
        'sans-serif',
      ],
    },
    fontSize: {
      xs: ['0.8125rem', '1.25rem'],
      sm: ['0.9375rem', '1.45rem'],
      // Four links in one row from 320 px up.
      nav: ['clamp(0.8125rem, 0.45rem + 1.65vw, 1rem)', '1.45rem'],
      base: ['1.0625rem', '1.7rem'],
      lg: ['1.1875rem', '1.8rem'],
      xl: ['1.375rem', '1.8rem'],
      '2xl': ['1.625rem', '2rem'],
      '3xl': ['clamp(1.75rem, 1.3rem + 1.4vw, 2.25rem)', '1.15'],
      '4xl': ['clamp(2rem, 1.4rem + 2vw, 2.75rem)', '1.1'],
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

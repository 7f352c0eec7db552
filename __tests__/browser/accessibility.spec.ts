import { labels } from './support/content';
import { contrastProblems } from './support/contrasts';
import { engines } from './support/engines';
import { indicatorProblems } from './support/focusIndicator';
import { furtherStates, pages, reachState, type SiteState, viewports } from './support/siteStates';
import { walkProblems } from './support/tabWalk';
import { smallTargets } from './support/targets';
import { expect, test } from './support/test';

/*
 * Each state is loaded once and looked at as a reviewer would: by axe-core and IBM's engine, and at
 * what neither of them measures. `npm test` looks at the contact page in the narrowest window, with
 * both engines, contrasts and focus indicators, and at its states with one engine; the other pages
 * are looked at with the tests of a site's own content. Everything else is of the matrix: that
 * window with every state but the carousels that play, which are paused ones with another button,
 * the other widths, and the states in dark. `colourScheme.spec.ts` measures the pages in dark.
 */

const states = [...pages, ...furtherStates];

/** Of what is alike in many states, those in which something differs. */
const some = (...ids: string[]) => states.filter(({ id }) => ids.includes(id));

/** Where the colours are: every page, and what only appears in a visitor's hands. */
const coloured = [...pages, ...some('home-flipped', 'contact-empty', 'contact-sent')];

/** Where there are elements that no other state has: the second engine looks at these alone. */
const distinct = [
  ...pages,
  ...some('home-flipped', 'technologies-found', 'contact-empty', 'contact-copied'),
];

/** The states that between them have every kind of control. */
const controls = some('home', 'home-flipped', 'technologies', 'contact', 'contact-copied');

/** Those that have a control on each of the grounds that a dark system changes. */
const darkControls = some('home-flipped', 'contact-copied');

const [narrow, middle, wide] = viewports;

type Visit = {
  /** Part of the tests' titles. */
  how?: string;
  viewport: (typeof viewports)[number];
  colorScheme: 'light' | 'dark';
  states: SiteState[];
  /** The states that both engines look at; axe-core looks at all. */
  bothEngines: SiteState[];
  /** The states whose texts and controls' edges are measured. */
  contrasts: SiteState[];
  /** The states whose focus indicators are measured. */
  indicators: SiteState[];
  tag?: string;
};

const visits: Visit[] = [
  {
    how: ', at a glance',
    viewport: narrow,
    colorScheme: 'light',
    states: some('contact', 'contact-empty', 'contact-copied'),
    bothEngines: some('contact'),
    contrasts: some('contact'),
    indicators: some('contact'),
  },
  {
    viewport: narrow,
    colorScheme: 'light',
    states: states.filter(({ id }) => id !== 'home-playing'),
    bothEngines: distinct,
    contrasts: coloured,
    indicators: controls,
    tag: '@matrix',
  },
  {
    viewport: wide,
    colorScheme: 'dark',
    states: some('home-flipped', 'contact-empty', 'contact-sent', 'contact-copied'),
    bothEngines: [],
    contrasts: coloured,
    indicators: darkControls,
    tag: '@matrix',
  },
  {
    viewport: wide,
    colorScheme: 'light',
    states,
    bothEngines: states,
    contrasts: coloured,
    indicators: controls,
    tag: '@matrix',
  },
  {
    viewport: middle,
    colorScheme: 'light',
    states,
    bothEngines: [],
    contrasts: [],
    indicators: [],
    tag: '@matrix',
  },
];

// The answers that the states provoke: an unknown page, a service that refuses.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404|500/ });
test.describe.configure({ timeout: 120_000 });

for (const { how = '', viewport, colorScheme, tag = [], ...visit } of visits) {
  test.describe(() => {
    test.use({ viewport, colorScheme });

    for (const state of visit.states) {
      const title = `nothing falls short at ${viewport.width} px, ${colorScheme}${how}: ${state.title}`;
      test(title, { tag }, async ({ page }) => {
        await reachState(page, state);
        const indicators = visit.indicators.includes(state);
        let first: string | undefined;
        const unmarked: string[] = [];
        const problems = [
          ...(await engines.axe(page)),
          ...(visit.bothEngines.includes(state) ? await engines.ibm(page) : []),
          ...(await smallTargets(page)),
          ...(visit.contrasts.includes(state) ? await contrastProblems(page) : []),
          ...(await walkProblems(page, async (stop) => {
            first ??= stop.name;
            if (indicators) unmarked.push(...(await indicatorProblems(page, stop)));
          })),
        ];
        expect([...problems, ...unmarked]).toEqual([]);
        expect(first).toBe(labels.shared.skipLink);
      });
    }
  });
}

import { labels } from '../browser/support/content';
import { contrastProblems } from '../browser/support/contrasts';
import { engines } from '../browser/support/engines';
import { indicatorProblems } from '../browser/support/focusIndicator';
import { furtherStates, pages, reachState, viewports } from '../browser/support/siteStates';
import { walkProblems } from '../browser/support/tabWalk';
import { smallTargets } from '../browser/support/targets';
import { expect, test } from '../browser/support/test';

/*
 * Each state is loaded once and looked at as a reviewer would: by axe-core and IBM's engine, and at
 * what neither of them measures. `npm test` looks at the contact page with its notification; every
 * page is looked at there by axe-core and with the keyboard in `site/accessibility.spec.ts`.
 */

const states = [...pages, ...furtherStates];
const some = (...ids: string[]) => states.filter(({ id }) => ids.includes(id));

const [narrow, wide] = viewports;
const often = some('contact-copied');

const visits = [
  { viewport: narrow, colorScheme: 'light', states: often },
  {
    viewport: narrow,
    colorScheme: 'light',
    states: states.filter((state) => !often.includes(state)),
    tag: '@matrix',
  },
  { viewport: wide, colorScheme: 'light', states: pages, tag: '@matrix' },
  {
    viewport: wide,
    colorScheme: 'dark',
    states: some('home-flipped', 'contact-empty', 'contact-copied'),
    tag: '@matrix',
  },
] as const;

/** Between them they have every kind of control. */
const controls = some('home-flipped', 'technologies', 'contact', 'contact-copied');

// The answers that the states provoke: an unknown page, a service that refuses.
test.use({ allowedMessages: /404|500/ });
test.describe.configure({ timeout: 120_000 });

for (const { viewport, colorScheme, ...visit } of visits) {
  test.describe(() => {
    test.use({ viewport, colorScheme });

    for (const state of visit.states) {
      const title = `nothing falls short at ${viewport.width} px, ${colorScheme}: ${state.title}`;
      test(title, { tag: 'tag' in visit ? visit.tag : [] }, async ({ page }) => {
        await reachState(page, state);
        const indicators = viewport === narrow || colorScheme === 'dark';
        let first: string | undefined;
        const unmarked: string[] = [];
        const problems = [
          ...(await engines.axe(page)),
          ...(await engines.ibm(page)),
          ...(await smallTargets(page)),
          ...(await contrastProblems(page)),
          ...(await walkProblems(page, async (stop) => {
            first ??= stop.name;
            if (indicators && controls.includes(state))
              unmarked.push(...(await indicatorProblems(page, stop)));
          })),
        ];
        expect([...problems, ...unmarked]).toEqual([]);
        expect(first).toBe(labels.shared.skipLink);
      });
    }
  });
}

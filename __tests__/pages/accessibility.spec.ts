import { labels } from '../browser/support/content';
import { contrastProblems } from '../browser/support/contrasts';
import { engines } from '../browser/support/engines';
import { indicatorProblems } from '../browser/support/focusIndicator';
import { lightPatch } from '../browser/support/lightPatch';
import { furtherStates, pages, reachState } from '../browser/support/siteStates';
import { type TabStop, walkProblems } from '../browser/support/tabWalk';
import { smallTargets } from '../browser/support/targets';
import { expect, test } from '../browser/support/test';

/*
 * Each state is loaded once and looked at as a reviewer would: by axe-core and IBM's engine, and at
 * what neither of them measures. `npm test` looks at the contact page with its notification; every
 * page is looked at there by axe-core and with the keyboard in `site/pages.spec.ts`.
 */

const states = [...pages, ...furtherStates];
const some = (...ids: string[]) => states.filter(({ id }) => ids.includes(id));
const often = some('contact-copied');

const narrow = { width: 320, height: 640 };
const wide = { width: 1440, height: 900 };

/**
 * What differs on a dark system are colours, and on a desktop the layout: one look at both. The states
 * with `controls` have between them every kind of control.
 */
const visits = [
  {
    window: narrow,
    colorScheme: 'light',
    states,
    controls: some('home-flipped', 'technologies', 'contact', 'contact-copied'),
  },
  {
    window: wide,
    colorScheme: 'dark',
    states: [...pages, ...some('home-flipped', 'contact-empty', 'contact-copied')],
    controls: some('home-flipped', 'contact-copied'),
  },
] as const;

// The answers that the states provoke: an unknown page, a service that refuses.
test.use({ allowedMessages: /404|500/ });
test.describe.configure({ timeout: 120_000 });

for (const { window, colorScheme, states, controls } of visits) {
  test.describe(() => {
    test.use({ viewport: window, colorScheme });

    for (const state of states) {
      const tag = window === narrow && often.includes(state) ? [] : '@matrix';
      const title = `nothing falls short at ${window.width} px, ${colorScheme}: ${state.title}`;
      test(title, { tag }, async ({ page }) => {
        await reachState(page, state);
        // Before the skip link has shown itself, which is meant to be seen.
        if (colorScheme === 'dark') expect(await lightPatch(page)).toBeUndefined();
        const unmarked: string[] = [];
        const measured = new Set<string>();
        const onStop = async (stop: TabStop) => {
          if (measured.has(stop.kind)) return;
          measured.add(stop.kind);
          unmarked.push(...(await indicatorProblems(page, stop)));
        };
        const problems = [
          // Contrast is measured in what is painted, which takes less.
          ...(await engines.axe(page, 'color-contrast')),
          ...(await engines.ibm(page)),
          ...(await smallTargets(page)),
          ...(await contrastProblems(page)),
          ...(await walkProblems(page, {
            skipLink: labels.shared.skipLink,
            least: 10,
            ...(controls.includes(state) && { onStop }),
          })),
        ];
        expect([...problems, ...unmarked]).toEqual([]);
      });
    }
  });
}

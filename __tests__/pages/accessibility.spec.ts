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
 * what neither of them measures. In `npm test` axe-core and the keyboard go over every page in
 * `site/pages.spec.ts`.
 */

/** The contact page as it loads has nothing that it has not once it was sent empty. */
const states = [...pages, ...furtherStates].filter(({ id }) => id !== 'contact');
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
    controls: ['home', 'technologies', 'contact-empty'],
  },
  {
    window: wide,
    colorScheme: 'dark',
    states: states.filter(({ id }) => !/-found|-failed/.test(id)),
    controls: ['home', 'contact-empty'],
  },
] as const;

// The answers that the states provoke: an unknown page, a service that refuses.
test.use({ allowedMessages: /404|500/ });
test.describe.configure({ timeout: 120_000 });

for (const { window, colorScheme, states, controls } of visits) {
  test.describe(() => {
    test.use({ viewport: window, colorScheme });

    for (const state of states) {
      const title = `nothing falls short at ${window.width} px, ${colorScheme}: ${state.title}`;
      test(title, { tag: '@matrix' }, async ({ page }) => {
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
          // It reads what is written in the page, which a window does not change, and takes its time.
          ...(window === narrow ? await engines.ibm(page) : []),
          ...(await smallTargets(page)),
          ...(await contrastProblems(page)),
          ...(await walkProblems(page, {
            skipLink: labels.shared.skipLink,
            least: 10,
            ...(controls.some((id) => id === state.id) && { onStop }),
          })),
        ];
        expect([...problems, ...unmarked]).toEqual([]);
      });
    }
  });
}

import { entryPath } from '../../src/generator/written/writtenPaths';
import { heroLabel, labels, slides } from '../browser/support/content';
import { contrastProblems } from '../browser/support/contrasts';
import { engines } from '../browser/support/engines';
import { indicatorProblems } from '../browser/support/focusIndicator';
import { lightPatch } from '../browser/support/lightPatch';
import { shownSlides, showSlide } from '../browser/support/moving';
import { furtherStates, pages, reachState } from '../browser/support/siteStates';
import { type TabStop, walkProblems } from '../browser/support/tabWalk';
import { smallTargets } from '../browser/support/targets';
import { carousel, expect, type Locator, open, phone, test } from '../browser/support/test';
import { content } from '../support/company';

/*
 * Each state is loaded once and reviewed by axe-core and IBM's engine, and for faults that neither
 * measures. In `npm test` axe-core and the keyboard go over every page in `site/pages.spec.ts`.
 */

/** The contact page as it loads has nothing that it lacks after an empty submit. */
const states = [...pages, ...furtherStates].filter(({ id }) => id !== 'contact');
const narrow = { width: 320, height: 640 };
const wide = { width: 1440, height: 900 };

/**
 * A dark system differs in colours, and a desktop in its layout: one look at both is enough. The
 * states with `controls` have every kind of control between them.
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
        // Before the skip link has appeared, which is meant to be seen.
        if (colorScheme === 'dark') expect(await lightPatch(page)).toBeUndefined();
        const unmarked: string[] = [];
        const measured = new Set<string>();
        const onStop = async (stop: TabStop) => {
          if (measured.has(stop.kind)) return;
          measured.add(stop.kind);
          unmarked.push(...(await indicatorProblems(page, stop)));
        };
        const problems = [
          // Contrast is measured in painted pixels, which is quicker.
          ...(await engines.axe(page, 'color-contrast')),
          // This engine reads only the page, not the window, and is slow.
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

const written = Object.entries(content.written).flatMap(([collection, entries]) =>
  entries.map(({ name }) => entryPath(content, collection, name)),
);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    // So low that no bar is fixed and covers a row.
    test.use({ viewport: { width: 1440, height: 400 }, colorScheme });

    test(`1.4.6: every row of every written page has 7:1, ${colorScheme}`, {
      tag: '@matrix',
    }, async ({ page }) => {
      for (const path of written) {
        await page.goto(path);
        const folded = page.locator('details');
        await folded.evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
        expect(await contrastProblems(page), path).toEqual([]);
      }
    });
  });

const loaded = (picture: Locator) => expect(picture).not.toHaveJSProperty('naturalWidth', 0);

for (const { width, height } of [phone, { width: 1440, height: 900 }]) {
  test.describe(`${width} by ${height} px`, { tag: '@matrix' }, () => {
    test.use({ viewport: { width, height } });

    test('1.4.6: words on every first picture have 7:1 with the worst pixel', async ({ page }) => {
      await open(page, '/');
      const hero = await carousel(page, heroLabel);
      for (const [index, { text }] of slides.entries()) {
        await showSlide(hero, index);
        await loaded(shownSlides(hero).locator('img').first());
        expect(await contrastProblems(page, '.hero-stage'), text).toEqual([]);
      }
      await open(page, '/about');
      await loaded(page.locator('main img').first());
      expect(await contrastProblems(page)).toEqual([]);
    });
  });
}

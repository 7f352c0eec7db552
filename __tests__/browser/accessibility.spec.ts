import { measureContrasts } from '../../scripts/a11y/contrast';
import { engineFindings } from '../../scripts/a11y/engines';
import { measureFocusIndicator } from '../../scripts/a11y/focusIndicator';
import { accessibilityTree } from '../../scripts/a11y/outline';
import {
  contrastShortfalls,
  headingShortfalls,
  indicatorShortfalls,
  type ReviewedStop,
  reach,
  targetShortfalls,
  walkShortfalls,
} from '../../scripts/a11y/review';
import { furtherStates, pages, type SiteState, viewports } from '../../scripts/a11y/siteStates';
import { tabWalk } from '../../scripts/a11y/tabWalk';
import { measureTargets } from '../../scripts/a11y/targets';
import { expect, open, type Page, test } from './support/test';

const states = [...pages, ...furtherStates];

/** The addresses of the tests are relative to the site under test. */
const arrive = (page: Page, state: SiteState) => reach(page, '', state);

/** Of what is alike in many states, those in which something differs. */
const some = (...ids: string[]) => states.filter(({ id }) => ids.includes(id));

// The answers that the states provoke: an unknown page, a service that refuses.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404|500/ });

for (const viewport of viewports) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const state of states) {
      test(`axe-core and IBM's engine find nothing: ${state.title}`, async ({ page }) => {
        await arrive(page, state);
        expect(await engineFindings(page)).toEqual([]);
      });

      test(`2.4.3, 2.4.11, 2.4.12, 2.5.5, 4.1.2: the tab walk, forwards and backwards, and targets: ${state.title}`, async ({
        page,
      }) => {
        await arrive(page, state);
        const targets = await measureTargets(page);
        expect(targets.length).toBeGreaterThan(8);
        expect(targetShortfalls(targets)).toEqual([]);
        const forwards = await tabWalk(page, 'forwards');
        const backwards = await tabWalk(page, 'backwards');
        expect(forwards.length).toBeGreaterThan(9);
        expect(walkShortfalls(forwards, backwards)).toEqual([]);
      });
    }
  });
}

/** The states that between them have every kind of control. */
const controls = ['home', 'home-flipped', 'technologies', 'contact', 'contact-copied'];

// The narrowest and the widest, and the widest in dark; `npm run a11y` measures all three, in both.
for (const { viewport, colorScheme, focused } of [
  { viewport: viewports[0], colorScheme: 'light', focused: controls },
  { viewport: viewports[2], colorScheme: 'light', focused: controls },
  // The indicator is the same: on each of the grounds that are not.
  { viewport: viewports[2], colorScheme: 'dark', focused: ['home-flipped', 'contact-copied'] },
] as const) {
  test.describe(`${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    for (const state of [...pages, ...some('home-flipped', 'contact-empty', 'contact-sent')]) {
      test(`1.4.6, 1.4.11: 7:1 for text, 3:1 for the edges of controls: ${state.title}`, async ({
        page,
      }) => {
        await arrive(page, state);
        const { texts, boundaries } = await measureContrasts(page);
        expect(texts.length).toBeGreaterThan(10);
        expect(contrastShortfalls(texts, boundaries)).toEqual([]);
      });
    }

    for (const state of some(...focused)) {
      test(`2.4.13: the focus indicator: ${state.title}`, async ({ page }) => {
        await arrive(page, state);
        const stops: ReviewedStop[] = [];
        await tabWalk(page, 'forwards', async (stop) => {
          stops.push({ ...stop, ...(await measureFocusIndicator(page, stop.box)) });
        });
        expect(indicatorShortfalls(stops)).toEqual([]);
      });
    }
  });
}

for (const { path, title } of pages) {
  test(`1.3.1: one h1, and no level left out: ${title}`, async ({ page }) => {
    await open(page, path);
    const tree = await accessibilityTree(page);
    expect(headingShortfalls(tree.filter(({ role }) => role === 'heading'))).toEqual([]);
  });
}

import { brokenWords } from '../browser/support/brokenWords';
import { conditions, expectReadable, furtherConditions } from '../browser/support/reflow';
import { furtherStates, pages, reachState, type SiteState } from '../browser/support/siteStates';
import { expect, open, type Page, test } from '../browser/support/test';
import { visibleTexts } from '../browser/support/textLayout';
import { pathOf } from '../support/company';

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const some = (states: SiteState[], ids: RegExp) => states.filter(({ id }) => ids.test(id));

// The pages themselves stand the first conditions in `site/reflow.spec.ts`.
const visits = [
  { states: some(furtherStates, /-flipped|-found|-empty/), conditions, tag: [] },
  {
    states: some(pages, /^(home|technologies|contact)$/),
    conditions: furtherConditions,
    tag: '@matrix',
  },
];

for (const { states, conditions, tag } of visits) {
  for (const state of states) {
    test(`${state.title}: every text is whole and apart`, { tag }, async ({ page }) => {
      await reachState(page, state);
      const texts = await visibleTexts(page);
      for (const condition of conditions) {
        await test.step(condition.criterion, () => expectReadable(page, condition, texts));
      }
    });
  }
}

for (const { id, path } of pages.filter((page) =>
  /^(home|technologies|about|contact)$/.test(page.id),
)) {
  test(`1.4.4: at 1440 px with text at 200% ${path} gives up columns, and no word is divided`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await enlargeText(page);
    await expect.poll(() => brokenWords(page)).toEqual([]);
    if (id !== 'home') return;
    const screens = await page.evaluate(
      () => document.documentElement.scrollHeight / window.innerHeight,
    );
    expect(screens).toBeLessThanOrEqual(15);
  });
}

test.describe('on a phone with text at 200%', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no picture leaves a title less than two thirds of its card', async ({ page }) => {
    await open(page, pathOf('home'));
    await enlargeText(page);
    const shares = () =>
      page.locator('.flip-card > summary, .jobs article').evaluateAll((cards) =>
        cards.map((card) => {
          const title = card.querySelector('h3');
          const padding = title ? Number.parseFloat(getComputedStyle(title).paddingRight) : 0;
          return ((title?.clientWidth ?? 0) - padding) / card.clientWidth;
        }),
      );
    await expect.poll(async () => Math.min(...(await shares()))).toBeGreaterThan(0.66);
  });
});

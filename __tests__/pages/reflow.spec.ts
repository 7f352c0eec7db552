import { brokenWords } from '../browser/support/brokenWords';
import { at400, conditions, expectReadable, furtherConditions } from '../browser/support/reflow';
import { furtherStates, pages, reachState } from '../browser/support/siteStates';
import { expect, open, test } from '../browser/support/test';
import { visibleTexts } from '../browser/support/textLayout';
import { pathOf } from '../support/company';

const states = [...pages, ...furtherStates].filter(({ id }) =>
  ['home', 'about', 'technologies', 'technologies-found', 'contact-empty'].includes(id),
);
// As they load, pages stand these in `site/pages.spec.ts`, where bars let go of the window too.
const ofStates = conditions.filter(({ criterion }) => criterion !== at400);

for (const state of states) {
  test(`${state.title}: every text is whole and apart`, { tag: '@matrix' }, async ({ page }) => {
    await reachState(page, state);
    const texts = await visibleTexts(page);
    for (const condition of [...furtherConditions, ...(state.reach ? ofStates : [])])
      await test.step(condition.criterion, () => expectReadable(page, condition, texts));
  });
}

test('with text at 200% the home page gives up columns, and no picture leaves a title less than two thirds of its card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, pathOf('home'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => brokenWords(page)).toEqual([]);
  const screens = await page.evaluate(
    () => document.documentElement.scrollHeight / window.innerHeight,
  );
  expect(screens).toBeLessThanOrEqual(15);

  await page.setViewportSize({ width: 390, height: 844 });
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

import { allRoutes, pathOf } from '../support/company';
import { brokenWords } from './support/brokenWords';
import { heroLabel, lineTitle } from './support/content';
import {
  type Condition,
  conditions,
  expectFitsAnyWindow,
  expectReadable,
  furtherConditions,
} from './support/reflow';
import { furtherStates, pages, type SiteState } from './support/siteStates';
import { carousel, expect, open, type Page, test } from './support/test';
import { visibleTexts } from './support/textLayout';

/* `npm test` looks at the pages themselves with the tests of a site's own content. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedMessages: /404 \(Not Found\)|500 \(Internal Server Error\)/,
});

/** A carousel that plays is laid out as one that does not, and changes what is there meanwhile. */
const further = furtherStates.filter(({ id }) => id !== 'home-playing');
const often = further.filter(({ id }) => /^(home-flipped|\w+-found|contact-empty)$/.test(id));

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

type Visit = { what: string; states: SiteState[]; conditions: Condition[]; tag?: string };

const visits: Visit[] = [
  { what: 'in small windows', states: often, conditions },
  {
    what: 'in any window',
    states: [...pages, ...further],
    conditions: [...conditions, ...furtherConditions],
    tag: '@matrix',
  },
];

for (const { what, states, conditions, tag = [] } of visits) {
  for (const { title, path, reach } of states) {
    test(`${title}: every text is whole and apart ${what}`, { tag }, async ({ page }) => {
      await open(page, path);
      if (path === pathOf('home')) {
        await carousel(page, heroLabel);
        // The line's lists come when it is near.
        await page.getByRole('heading', { name: lineTitle }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('toolbar')).toBeVisible();
      }
      await reach?.(page);
      // A notification stays while it has focus.
      await page.keyboard.press('F8');
      const texts = await visibleTexts(page);
      for (const condition of conditions) {
        await test.step(condition.criterion, () => expectReadable(page, condition, texts));
      }
      await test.step('nothing scrolls sideways from 320 to 2560 px', () =>
        expectFitsAnyWindow(page));
    });
  }
}

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
] as const) {
  for (const { id, path } of allRoutes) {
    test(`1.4.4: at ${width} px with text at 200% ${path} gives up columns, and no word is divided`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
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
}

test.describe('on a phone with text at 200%', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no picture leaves a title less than two thirds of its card', async ({ page }) => {
    await open(page, pathOf('home'));
    await enlargeText(page);
    const shares = () =>
      page.locator('[data-print=cards] summary, [data-print=jobs] article').evaluateAll((cards) =>
        cards.map((card) => {
          const title = card.querySelector('h3');
          const padding = title ? Number.parseFloat(getComputedStyle(title).paddingRight) : 0;
          return ((title?.clientWidth ?? 0) - padding) / card.clientWidth;
        }),
      );
    await expect.poll(async () => Math.min(...(await shares()))).toBeGreaterThan(0.66);
  });
});

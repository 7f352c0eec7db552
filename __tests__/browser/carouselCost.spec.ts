import { home } from '../../src/content/home';
import { interfaceText } from '../../src/content/interface';
import { recordMotion } from './support/motion';
import { carousel, expect, type Locator, open, type Page, test } from './support/test';

const { carousel: text } = interfaceText;

/** Long enough for several transitions, in ms. */
const aWhile = 20_000;

/** What was on its way when a carousel went out of sight has come to rest by then, in ms. */
const settling = 5000;

/** How often anything in a carousel's elements changes while so much time passes. */
async function changesWithin(page: Page, region: Locator, time: number): Promise<number> {
  const observer = await region.evaluateHandle((element) => {
    const changes = { count: 0 };
    new MutationObserver((records) => {
      changes.count += records.length;
    }).observe(element, { subtree: true, childList: true, attributes: true });
    return changes;
  });
  await page.clock.runFor(time);
  return observer.evaluate(({ count }) => count);
}

for (const [name, elsewhere] of [
  [home.heroLabel, home.partnersTitle],
  [home.partnersTitle, home.heroLabel],
] as const) {
  test.describe(name, () => {
    test('moves nothing while it is off screen, and goes on when it is back', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 500 });
      await page.clock.install();
      await open(page, '/');
      const region = await carousel(page, name);
      expect(await changesWithin(page, region, aWhile)).toBeGreaterThan(0);

      // Just off screen: no pixel of it is seen.
      await region.evaluate((element, above) => {
        const { top, bottom } = element.getBoundingClientRect();
        const by = above ? Math.ceil(bottom) : Math.floor(top - window.innerHeight);
        window.scrollBy({ top: by, behavior: 'instant' });
      }, name === home.heroLabel);
      await expect(region).not.toBeInViewport();
      await page.clock.runFor(settling);
      expect(await changesWithin(page, region, aWhile)).toBe(0);

      await region.scrollIntoViewIfNeeded();
      await expect.poll(() => changesWithin(page, region, aWhile)).toBeGreaterThan(0);
    });

    test('moves nothing while its tab is hidden', async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      const region = await carousel(page, name);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.runFor(settling);
      expect(await changesWithin(page, region, aWhile)).toBe(0);
    });

    test('animates nothing but transform and opacity', async ({ page }) => {
      await open(page, '/');
      const region = await carousel(page, name);
      await carousel(page, elsewhere);
      await region.scrollIntoViewIfNeeded();
      const recorded = await recordMotion(page);
      for (const direction of [text.next, text.previous]) {
        await region.getByRole('button', { name: direction }).click();
      }
      const moved = await recorded();
      expect(moved).not.toEqual([]);
      for (const movement of moved) expect(movement).toMatch(/^(transform|opacity) /);
    });
  });
}

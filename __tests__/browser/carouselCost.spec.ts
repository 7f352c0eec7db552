import { playAtRest } from './support/autoplay';
import { heroLabel, labels, partnersTitle } from './support/content';
import { carousel, expect, type Locator, open, type Page, test } from './support/test';

const text = labels.carousel;

/** Longer than either carousel shows a slide, in ms. */
const oneTurn = 5000;

/**
 * Lets the page's clock run for a turn, and what it has set going come to its end: Swiper goes on
 * only after that, and transitions keep their own time.
 */
async function takeTurn(page: Page, region: Locator): Promise<void> {
  await page.clock.runFor(oneTurn);
  await region.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** How often anything in a carousel's elements changes within a few turns. */
async function changes(page: Page, region: Locator): Promise<number> {
  const observer = await region.evaluateHandle((element) => {
    const changes = { count: 0 };
    new MutationObserver((records) => {
      changes.count += records.length;
    }).observe(element, { subtree: true, childList: true, attributes: true });
    return changes;
  });
  for (let turn = 0; turn < 4; turn += 1) await takeTurn(page, region);
  return observer.evaluate(({ count }) => count);
}

for (const name of [heroLabel, partnersTitle]) {
  test.describe(name, () => {
    test('moves nothing while it is off screen, and goes on when it is back', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 500 });
      await page.clock.install();
      await open(page, '/');
      const region = await carousel(page, name);
      expect(await changes(page, region)).toBeGreaterThan(0);

      // Just off screen: no pixel of it is seen.
      await region.evaluate((element, above) => {
        const { top, bottom } = element.getBoundingClientRect();
        const by = above ? Math.ceil(bottom) : Math.floor(top - window.innerHeight);
        window.scrollBy({ top: by, behavior: 'instant' });
      }, name === heroLabel);
      await expect(region).not.toBeInViewport();
      await takeTurn(page, region);
      await takeTurn(page, region);
      expect(await changes(page, region)).toBe(0);

      await region.scrollIntoViewIfNeeded();
      await expect.poll(() => changes(page, region)).toBeGreaterThan(0);
    });

    test('moves nothing while its tab is hidden', async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      const region = await carousel(page, name);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await takeTurn(page, region);
      await takeTurn(page, region);
      expect(await changes(page, region)).toBe(0);
    });

    test('runs no script in every frame while a slide rests', async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      const region = await carousel(page, name);
      await region.scrollIntoViewIfNeeded();
      await region.getByRole('button', { name: text.pause }).click();
      await playAtRest(page, region);
      const frames = await page.evaluateHandle(() => {
        const asked = { count: 0 };
        const { requestAnimationFrame } = window;
        window.requestAnimationFrame = (callback) => {
          asked.count += 1;
          return requestAnimationFrame(callback);
        };
        return asked;
      });
      // In ms. The shortest rest is 2000.
      await page.clock.runFor(1500);
      expect(await frames.evaluate(({ count }) => count)).toBeLessThan(3);
    });
  });
}

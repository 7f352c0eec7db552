import { afterRendering, playAtRest } from '../../browser/support/autoplay';
import { labels, partners, partnersTitle } from '../../browser/support/content';
import { shownSlides } from '../../browser/support/moving';
import { button, carousel, expect, open, test } from '../../browser/support/test';

const text = labels.carousel;

test('it shows as many marks as fit, and moves on by one after 2 s', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const region = await carousel(page, partnersTitle);
  await button(region, text.pause).click();
  const shown = shownSlides(region);
  for (const [width, count] of [
    [1025, 5],
    [1024, 4],
    [769, 4],
    [768, 3],
    [481, 3],
    [480, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shown, `at ${width} px`).toHaveCount(count);
    const box = await region.locator('.swiper').boundingBox();
    const slide = await shown.first().boundingBox();
    expect((box?.width ?? 0) / (slide?.width ?? 1), `at ${width} px`).toBeCloseTo(count, 1);
  }

  const first = () => shown.first().getByRole('img').getAttribute('alt');
  await button(region, text.previous).click();
  await expect.poll(first).toBe(partners.at(-1)?.title);
  await playAtRest(page, region);
  await page.clock.runFor(1999);
  await afterRendering(page);
  expect(await first()).toBe(partners.at(-1)?.title);
  await page.clock.runFor(1);
  await expect.poll(first).toBe(partners[0]?.title);
  // The second click comes while the slides still move.
  await button(region, text.next).dblclick();
  await expect.poll(first).toBe(partners[2]?.title);
});

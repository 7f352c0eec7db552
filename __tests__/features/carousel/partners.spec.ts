import { afterRendering, playAtRest } from '../../browser/support/autoplay';
import { labels, partners, partnersTitle, there } from '../../browser/support/content';
import { shownSlides } from '../../browser/support/moving';
import { button, carousel, expect, open, type Page, phone, test } from '../../browser/support/test';
import { fingers } from './fingers';

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
    const ratio = async () => {
      const box = await region.locator('.swiper').boundingBox();
      const slide = await shown.first().boundingBox();
      return (box?.width ?? 0) / (slide?.width ?? 1);
    };
    await expect.poll(ratio, `at ${width} px`).toBeCloseTo(count, 1);
  }

  const first = () => shown.first().getByRole('img').getAttribute('alt');
  // It may have moved on before it was paused.
  const titles = partners.map(({ title }) => title);
  const begin = titles.indexOf((await first()) ?? '');
  const after = (steps: number) => titles.at((begin + steps) % titles.length);
  await button(region, text.previous).click();
  await expect.poll(first).toBe(after(-1));
  await playAtRest(page, region);
  await page.clock.runFor(1999);
  await afterRendering(page);
  expect(await first()).toBe(after(-1));
  await page.clock.runFor(1);
  await expect.poll(first).toBe(after(0));
  // The second click comes while the slides still move.
  await button(region, text.next).dblclick();
  await expect.poll(first).toBe(after(2));
});

// Of both carousels the one whose slides move sideways.
const swiper = (page: Page) => page.getByRole('region', { name: partnersTitle }).locator('.swiper');

/** Moves fingers sideways, each by its distance in px, in eight steps. */
async function move(page: Page, y: number, from: number[], by: number[]): Promise<void> {
  const touch = await fingers(page, y);
  await touch('touchStart', from);
  for (const part of [1, 2, 3, 4, 5, 6, 7, 8].map((step) => step / 8)) {
    const places = from.map((x, finger) => x + (by[finger] ?? 0) * part);
    await touch('touchMove', places);
  }
  await touch('touchEnd', []);
}

const zoom = (page: Page) => page.evaluate(() => window.visualViewport?.scale ?? 1);
const shift = (page: Page) =>
  swiper(page)
    .locator('.swiper-wrapper')
    .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).m41);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('two fingers over a carousel zoom the page, and then one pans it', async ({ page }) => {
    await open(page, '/');
    const list = swiper(page);
    await list.scrollIntoViewIfNeeded();
    await expect(list).toHaveClass(/swiper-initialized/);
    const box = there(await list.boundingBox(), 'carousel in the window');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await shift(page);

    await move(page, y, [x - 20, x + 20], [-100, 100]);
    await expect.poll(() => zoom(page)).toBeGreaterThan(1.5);
    expect(await shift(page)).toBe(before);

    const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
    const seen = await left();
    await move(page, y, [x + 60], [-120]);
    await expect.poll(left).toBeGreaterThan(seen);
    expect(await shift(page)).toBe(before);
  });
});

import { partnersTitle, there } from '../../browser/support/content';
import { expect, open, type Page, phone, test } from '../../browser/support/test';
import { fingers } from './fingers';

test.use({ hasTouch: true, isMobile: true, viewport: phone });

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

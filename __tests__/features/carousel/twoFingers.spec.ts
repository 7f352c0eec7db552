import { partnersTitle } from '../../browser/support/content';
import { expect, open, type Page, test } from '../../browser/support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

// Of both carousels the one whose slides move sideways.
const swiper = (page: Page) => page.getByRole('region', { name: partnersTitle }).locator('.swiper');

/** Fingers beside each other that move, each to a place of its own, in steps. */
async function move(page: Page, y: number, from: number[], to: number[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: number[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((x, id) => ({ x, y, id })),
    });
  await send('touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await send(
      'touchMove',
      from.map((x, id) => x + (((to[id] ?? x) - x) * step) / 8),
    );
  await send('touchEnd', []);
}

const zoom = (page: Page) => page.evaluate(() => window.visualViewport?.scale ?? 1);
const shift = (page: Page) =>
  swiper(page)
    .locator('.swiper-wrapper')
    .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).m41);

test('two fingers over a carousel zoom the page, and then one moves what is seen of it', async ({
  page,
}) => {
  await open(page, '/');
  const list = swiper(page);
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveClass(/swiper-initialized/);
  const box = await list.boundingBox();
  if (!box) throw new Error('The carousel is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await shift(page);

  await move(page, y, [x - 20, x + 20], [x - 120, x + 120]);
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.5);
  expect(await shift(page)).toBe(before);

  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  const seen = await left();
  await move(page, y, [x + 60], [x - 60]);
  await expect.poll(left).toBeGreaterThan(seen);
  expect(await shift(page)).toBe(before);
});

import { partnersTitle } from '../../browser/support/content';
import { expect, open, type Page, test } from '../../browser/support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

// Of both carousels the one whose slides move sideways.
const swiper = (page: Page) => page.getByRole('region', { name: partnersTitle }).locator('.swiper');

type Point = { x: number; y: number };

/** Fingers that move from places to others, in steps. */
async function move(page: Page, from: Point[], to: Point[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) =>
    from.map(({ x, y }, index) => ({
      x: x + ((to[index]?.x ?? x) - x) * share,
      y: y + ((to[index]?.y ?? y) - y) * share,
      id: index,
    }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const beside = (by: number) => ({ x: middle.x + by, y: middle.y });
  const before = await shift(page);

  await move(page, [beside(-20), beside(20)], [beside(-120), beside(120)]);
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.5);
  expect(await shift(page)).toBe(before);

  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  const seen = await left();
  await move(page, [beside(60)], [beside(-60)]);
  await expect.poll(left).toBeGreaterThan(seen);
  expect(await shift(page)).toBe(before);
});

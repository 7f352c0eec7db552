import { labels } from '../browser/support/content';
import { Pixels } from '../browser/support/look';
import { expect, hydrated, open, test } from '../browser/support/test';

test('the script corrects no bar, and four links fit in a row at 320 px', async ({ page }) => {
  // A Sunday: while the office is closed, the bar says so.
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+13:00'));
  await open(page, '/siemens');
  for (const width of [320, 639, 640, 899, 900, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await hydrated(page);
    const content = await page.getByRole('main').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(content?.y, `at ${width} px`).toBe(header?.height);
    // If the script had to correct the stylesheet, everything would move and be styled anew.
    await expect(page.locator('html'), `at ${width} px`).not.toHaveAttribute('style');
  }
  const links = page
    .getByRole('navigation', { name: labels.shared.mainNavigation })
    .getByRole('link');
  await page.setViewportSize({ width: 320, height: 640 });
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
  expect(new Set(boxes).size).toBe(1);
});

test('header and footer stay in view, with an accent strip at either end', async ({ page }) => {
  await open(page, '/about');
  for (const scroll of [0, 700, 100_000]) {
    await page.evaluate((y) => window.scrollTo(0, y), scroll);
    const header = await page.getByRole('banner').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(header?.y).toBe(0);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(800, 0);
  }
  const pixels = await Pixels.of(await page.screenshot());
  const amber = [255, 176, 0];
  for (const y of [0, 3, 796, 799]) expect(pixels.at(640, y), `at ${y} px`).toEqual(amber);
});

test('the skip link appears at the first Tab and skips the header', async ({ page }) => {
  await open(page, '/technologies');
  const skip = page.getByRole('link', { name: labels.shared.skipLink });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

import { expect, type Page } from '../../browser/support/test';

/**
 * Scrolls to the parts of a page that come when they are near: the carousels in place of their
 * lists, and the picture of the line.
 */
export async function bringWhole(page: Page): Promise<void> {
  for (const region of await page.locator('[data-autoplay]').all()) {
    await region.scrollIntoViewIfNeeded();
    await expect(region.locator('.swiper-initialized')).toBeAttached();
  }
  for (const picture of await page.locator('.line-picture').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.getByRole('img')).toBeVisible();
  }
}

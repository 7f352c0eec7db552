import { labels } from '../browser/support/content';
import { expect, open, test } from '../browser/support/test';

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

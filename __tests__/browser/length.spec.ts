import { expect, open, test } from './support/test';

/** What a visitor on a phone is asked to scroll through, in px. */
const longest = 6500;

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/about', '/technologies']) {
  test(`on a phone ${path} is at most ${longest} px long`, async ({ page }) => {
    await open(page, path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(longest);
  });
}

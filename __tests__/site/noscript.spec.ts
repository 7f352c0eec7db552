import { expect, type Page, test } from '../browser/support/test';
import { openWhole } from './support/openWhole';
import { allRoutes, modules } from './support/siteUnderTest';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404 \(Not Found\)/ });

/** The headings and paragraphs of a page that are seen, each by its words. */
const seenTexts = (page: Page, only = 'h1, h2, h3, p') =>
  page.evaluate((css) => {
    // Of a slide that is not shown, what would be seen in its turn.
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.swiper-slide') !== null;
    return [...document.querySelectorAll(`main :is(${css})`)]
      .filter(seen)
      .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  }, only);

for (const { path } of allRoutes) {
  test(`${path} says without JavaScript what it says with it`, async ({ page, browser }) => {
    await openWhole(page, path);
    // What the clock says of the office comes with the script.
    const withScript = await seenTexts(page, 'h1, h2, h3, p:not([data-longest])');
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: new URL(page.url()).origin,
    });
    const plain = await context.newPage();
    await plain.goto(path);
    const without = await seenTexts(plain);
    await context.close();
    expect(withScript).not.toEqual([]);
    expect(withScript.filter((text) => !without.includes(text))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the header lead to their pages', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('banner').getByRole('navigation');
    for (const { text, href } of modules.site.navigation) {
      await nav.getByRole('link', { name: text, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    }
  });
});

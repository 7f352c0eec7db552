import { expect, type Page, test } from '../browser/support/test';
import { openWhole } from './support/openWhole';
import { allRoutes, modules } from './support/siteUnderTest';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404 \(Not Found\)/ });

/**
 * The texts of a page's content that are seen: of a carousel those of every slide, and none of what
 * works with the script alone.
 */
const seenTexts = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (const main of document.querySelectorAll('main')) {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.replace(/\s+/g, ' ').trim();
        if (!element || !text || element.closest('noscript, script, [data-longest]')) continue;
        const control = element.closest('button');
        if ((control && !control.closest('h2, h3')) || element.closest('search, form, .line-stage'))
          continue;
        const options = { opacityProperty: true, visibilityProperty: true };
        if (element.closest('.swiper-slide') || element.checkVisibility(options)) texts.push(text);
      }
    }
    return texts;
  });

for (const { path } of allRoutes) {
  test(`${path} says without JavaScript what it says with it`, async ({ page, browser }) => {
    await openWhole(page, path);
    const withScript = await seenTexts(page);
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

import { nameOf, titleOf } from '../browser/support/content';
import { visit } from '../browser/support/moving';
import { expect, hydrated, open, type Page, test } from '../browser/support/test';

/** The computed styles of the elements in a page's main part. */
const looks = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('section, h1, h2, h3, p, li, dt, dd, label, input, summary, a')].map(
      (element) => {
        const style = getComputedStyle(element);
        const { display, color, backgroundColor, margin, padding, borderWidth } = style;
        const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const name = `${element.localName} ${element.textContent?.slice(0, 30)}`;
        return { name, display, color, backgroundColor, font, margin, padding, borderWidth };
      },
    ),
  );

// A built page includes its own rules; those of all pages are loaded with the first link.
test('a page looks the same after a link, after Back and after loading', async ({ page }) => {
  await open(page, '/contact');
  const contact = await looks(page);
  await open(page, '/technologies');
  const technologies = await looks(page);
  await visit(page, nameOf('contact'));
  // The rest of the page is rendered after its heading.
  await expect.poll(() => looks(page)).toEqual(contact);
  await test.step('another one was loaded in between', async () => {
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('technologies'));
    await expect.poll(() => looks(page)).toEqual(technologies);
  });
  await visit(page, nameOf('about'));
  await visit(page, nameOf('technologies'));
  await expect.poll(() => looks(page)).toEqual(technologies);
});

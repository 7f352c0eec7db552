import { nameOf, titleOf } from '../browser/support/content';
import { navLink, visit } from '../browser/support/moving';
import { expect, hydrated, open, type Page, test } from '../browser/support/test';

/** How what is written in a page's main part is set, by element. */
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

const stylesheet = '**/assets/site.*.css';

// A page as built has its own rules in it; those of all pages come with the first link.
for (const id of ['technologies', 'contact'])
  test(`${id} looks the same after a link as it does when it is loaded`, async ({ page }) => {
    await open(page, `/${id}`);
    const loaded = await looks(page);
    await open(page, '/');
    await visit(page, nameOf(id));
    // What is below the heading comes after it.
    await expect.poll(() => looks(page)).toEqual(loaded);
  });

test('a page looks as it did after Back, when another one was loaded in between', async ({
  page,
}) => {
  await open(page, '/about');
  const loaded = await looks(page);
  await visit(page, nameOf('contact'));
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('about'));
  await expect.poll(() => looks(page)).toEqual(loaded);
});

test.describe('when the rules of the other pages cannot be loaded', () => {
  test.use({ allowedMessages: /net::ERR_FAILED/ });

  test('a link loads its page', async ({ page }) => {
    await page.route(stylesheet, (route) => route.abort());
    await open(page, '/');
    const loading = page.waitForEvent('load');
    await navLink(page, nameOf('contact')).click();
    await loading;
    await expect(page).toHaveTitle(titleOf('contact'));
  });
});

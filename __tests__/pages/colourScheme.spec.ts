import { fillIn } from '../browser/support/contactForm';
import { copyName, home, itTeaser, labels, partners } from '../browser/support/content';
import { isLight, lightPatch, white } from '../browser/support/lightPatch';
import {
  contrastOf,
  contrastRatio,
  enoughForText,
  ground,
  look,
  painted,
  places,
  standingOut,
} from '../browser/support/look';
import { button, expect, hold, open, test } from '../browser/support/test';
import { testSite } from '../browser/support/testSite';
import { pathOf } from '../support/company';

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test("every client's mark, and the logo, stands out from its ground", async ({ page }) => {
    // The row of marks still scrolls, so that each can be examined.
    await hold(page, /assets\/HomePage/);
    await page.goto(pathOf('home'));
    for (const { title } of partners) {
      const mark = page.getByRole('img', { name: title, exact: true });
      await mark.scrollIntoViewIfNeeded();
      await expect
        .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const pixels = await look(page, mark);
      const behind = ground(pixels);
      const best = Math.max(
        ...places(pixels).map(({ x, y }) => contrastRatio(pixels.at(x, y) ?? behind, behind)),
      );
      expect(best, title).toBeGreaterThan(enoughForText);
      expect(standingOut(pixels, behind), title).toBeGreaterThan(500);
    }
    const logo = await look(page, page.getByRole('banner').getByRole('img'));
    expect(standingOut(logo, ground(logo))).toBeGreaterThan(500);
  });

  test('a control that is pointed at keeps 7:1 for its words', async ({ page }) => {
    const main = page.getByRole('main');
    const link = (name: string) => main.getByRole('link', { name }).last();
    for (const [path, ...controls] of [
      ['/', link(home.contactLinkText), link(itTeaser.linkText)],
      ['/itsolutions', button(main, labels.panels.expandAll)],
      ['/contact', button(main, copyName(labels.contact.telephone))],
    ] as const) {
      await open(page, path);
      for (const control of controls) {
        await control.hover();
        expect(await contrastOf(control, 'color'), String(control)).toBeGreaterThan(enoughForText);
      }
    }
  });

  test('the button keeps 7:1 for its word while it sends', async ({ page }) => {
    await hold(page, testSite.formUrl);
    await open(page, '/contact');

    await fillIn(page);
    await button(page, labels['contact-form'].send).click();
    const sending = button(page, labels['contact-form'].sending);
    // The pointer is still on it.
    expect(await contrastOf(sending, 'color')).toBeGreaterThan(enoughForText);
    await page.mouse.move(0, 0);
    expect(await contrastOf(sending, 'color')).toBeGreaterThan(enoughForText);
  });

  test('a printed page stays white, with dark marks on it', async ({ page }) => {
    await hold(page, /assets\/HomePage/);
    await page.goto(pathOf('home'));
    await page.emulateMedia({ media: 'print' });
    const { behind, colour } = await painted(page.getByText(home.introduction[0] ?? ''), 'color');
    expect(isLight(behind)).toBe(true);
    expect(contrastRatio(colour, white)).toBeGreaterThan(enoughForText);
    await expect(page.locator('.partner-slide img').first()).toHaveCSS('filter', 'none');
  });

  // So are scroll bars, bubbles and autofilled fields, which browsers colour.
  test('the page is dark before its styles have loaded, too', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html.replace(/<style>.*?<\/style>/s, ''),
      });
    });
    await page.goto(pathOf('contact'));
    expect(await lightPatch(page)).toBeUndefined();
  });
});

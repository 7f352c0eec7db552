import { fillIn } from '../browser/support/contactForm';
import {
  copyName,
  heroLabel,
  home,
  itTeaser,
  labels,
  nameOf,
  partners,
  partnersTitle,
  there,
} from '../browser/support/content';
import { edgeProblems } from '../browser/support/contrasts';
import { indicatorProblems } from '../browser/support/focusIndicator';
import { isLight, lightPatch, white } from '../browser/support/lightPatch';
import {
  contrastOf,
  contrastRatio,
  enough,
  enoughForText,
  ground,
  look,
  painted,
  places,
  standingOut,
} from '../browser/support/look';
import { navLink, shownSlides, visit } from '../browser/support/moving';
import {
  button,
  carousel,
  expect,
  hold,
  type Locator,
  open,
  type Page,
  test,
} from '../browser/support/test';
import { testSite } from '../browser/support/testSite';
import { pathOf } from '../support/company';

const { step } = test;

const strip = (page: Page) => page.getByRole('region', { name: labels['contact-strip'].region });

/** How many pixels of an element stand out from its ground. */
async function drawn(page: Page, element: Locator): Promise<number> {
  const pixels = await look(page, element);
  return standingOut(pixels, ground(pixels));
}

/** How a control's focus indicator falls short after a key press, as `:focus-visible` asks for. */
async function focusProblems(page: Page, control: Locator): Promise<string[]> {
  await page.keyboard.press('Shift');
  await control.focus();
  const box = there(await control.boundingBox(), 'control in the window');
  return indicatorProblems(page, { name: String(control), box });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('on home states and focus look different, and cards have edges', async ({ page }) => {
    await open(page, '/');
    await step('a link and a card with focus, and either side of a card', async () => {
      const card = page.locator('.flip-card').nth(1);
      const summary = card.locator('summary');
      for (const control of [page.getByRole('main').getByRole('link').first(), summary])
        expect(await focusProblems(page, control)).toEqual([]);
      for (const turned of [false, true]) {
        if (turned) await summary.press('Enter');
        await expect(card.getByRole('link').first()).toBeVisible({ visible: turned });
        await summary.evaluate((element) => element.blur());
        expect(await edgeProblems(page, card), `turned: ${turned}`).toEqual([]);
      }
    });

    await step('the dot of the slide that is shown', async () => {
      const hero = await carousel(page, heroLabel);
      const dots = hero.getByRole('group', { name: labels.carousel.picker }).getByRole('button');
      const dot = dots.nth(2);
      const other = await look(page, dot);
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
      await page.mouse.move(0, 0);
      // Without the focus indicator, which would lie over the bar at its foot.
      await dot.evaluate((element) => element.blur());
      const current = await look(page, dot);
      expect(standingOut(current, other, places(current))).toBeGreaterThan(100);
    });

    await step("a client's mark", async () => {
      const partners = await carousel(page, partnersTitle);
      const mark = shownSlides(partners).locator('img').first();
      await expect
        .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await drawn(page, mark)).toBeGreaterThan(500);
    });
  });

  test('logo, icons and links show; fields, buttons, toasts have edges', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    const copyButton = button(main, copyName(labels.contact.mail));
    const name = main.getByRole('textbox', { name: labels['contact-form'].name });
    for (const control of [
      copyButton,
      main.getByRole('textbox', { name: labels['contact-form'].message }),
      button(main, labels['contact-form'].send),
    ])
      expect(await edgeProblems(page, control)).toEqual([]);
    expect(await focusProblems(page, name)).toEqual([]);
    await copyButton.click();
    const toast = page.getByRole('listitem').filter({ has: button(page, labels.copy.dismiss) });
    await expect(toast).toBeVisible();
    expect(await edgeProblems(page, toast)).toEqual([]);

    expect(await drawn(page, page.getByRole('banner').getByRole('img'))).toBeGreaterThan(500);
    const bar = page.getByRole('contentinfo');
    expect(await drawn(page, bar.locator('svg:visible').first())).toBeGreaterThan(40);
    const link = navLink(page, nameOf('about'));
    const other = await look(page, link);
    await visit(page, nameOf('about'));
    await page.mouse.move(0, 0);
    const current = await look(page, link);
    // A bar of 4 px below the words: more than colour.
    expect(standingOut(current, other)).toBeGreaterThan(3 * (current.width - 16));
  });

  test('a panel begins with a line, and focus shows', async ({ page }) => {
    await open(page, '/itsolutions');
    const headers = page.getByRole('main').locator('h2 button');
    const panel = page.locator('[data-panel]').first();
    expect(await contrastOf(panel, 'borderTopColor')).toBeGreaterThan(enough);
    expect(await focusProblems(page, headers.nth(1))).toEqual([]);
  });
});

test.describe('for users who ask for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('running text is ink or white, and edges are strong', async ({ page }) => {
    await open(page, '/contact');
    for (const [element, property] of [
      [page.getByText(there(labels['contact-form'].messageHint)), 'color'],
      [strip(page).locator('p').first(), 'color'],
      [page.getByRole('contentinfo').locator('p').first(), 'color'],
      [page.getByRole('textbox', { name: labels['contact-form'].name }), 'borderTopColor'],
    ] as const) {
      // Near the contrast of ink on white, and of white on navy.
      expect(await contrastOf(element, property), String(element)).toBeGreaterThan(13);
    }
  });
});

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

  test('a control that is pointed at, or sends, keeps 7:1 for its words', async ({ page }) => {
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
    await hold(page, testSite.formUrl);
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

import {
  copyName,
  heroLabel,
  labels,
  nameOf,
  partnersTitle,
  there,
} from '../browser/support/content';
import { edgeProblems } from '../browser/support/contrasts';
import { indicatorProblems } from '../browser/support/focusIndicator';
import { contrastOf, enough, ground, look, places, standingOut } from '../browser/support/look';
import { navLink, shownSlides, visit } from '../browser/support/moving';
import {
  button,
  carousel,
  expect,
  type Locator,
  open,
  type Page,
  test,
} from '../browser/support/test';

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

import {
  copyName,
  heroLabel,
  labels,
  mail,
  nameOf,
  partnersTitle,
  there,
} from '../browser/support/content';
import {
  contrastOf,
  contrastRatio,
  enough,
  ground,
  look,
  type Pixels,
  places,
  standingOut,
} from '../browser/support/look';
import {
  button,
  carousel,
  expect,
  type Locator,
  open,
  type Page,
  test,
} from '../browser/support/test';

const strip = (page: Page) => page.getByRole('region', { name: labels['contact-strip'].region });

/** The share of a box's four edges that stands out from the ground around it. */
function markedEdges(pixels: Pixels, around: number): number {
  const { width, height } = pixels;
  const colour = ground(pixels);
  const marked = (x: number, y: number, dx: number, dy: number) =>
    Array.from({ length: 2 * around }, (_, deep) => pixels.at(x + deep * dx, y + deep * dy)).some(
      (pixel) => pixel && contrastRatio(pixel, colour) >= enough,
    );
  // Rounded corners are nobody's edge.
  const along = (length: number) =>
    Array.from({ length }, (_, at) => at).slice(around + 8, -around - 8);
  const edges = [
    ...along(width).map((x) => marked(x, 0, 0, 1)),
    ...along(width).map((x) => marked(x, height - 1, 0, -1)),
    ...along(height).map((y) => marked(0, y, 1, 0)),
    ...along(height).map((y) => marked(width - 1, y, -1, 0)),
  ];
  return edges.filter(Boolean).length / edges.length;
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the dot that is shown, a mark and a carousel that plays look different', async ({
    page,
  }) => {
    await open(page, '/');
    await test.step('the dot of the slide that is shown looks different', async () => {
      const hero = await carousel(page, heroLabel);
      const dots = hero.getByRole('group', { name: labels.carousel.picker }).getByRole('button');
      const dot = dots.nth(2);
      const other = await look(page, dot);
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
      await page.mouse.move(0, 0);
      const current = await look(page, dot);
      // The bar is 28 by 12 px, the ring in its place 12 px wide. Focus shows further outside.
      const inside = places(current).filter(({ x, y }) => Math.hypot(x - 21.5, y - 21.5) < 12);
      expect(standingOut(current, other, inside)).toBeGreaterThan(100);
    });

    await test.step("a client's mark shows, and a carousel that plays looks different from a paused one", async () => {
      const partners = await carousel(page, partnersTitle);
      const mark = partners.locator('[aria-roledescription=slide]:not([inert]) img').first();
      await expect
        .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const pixels = await look(page, mark);
      expect(standingOut(pixels, ground(pixels))).toBeGreaterThan(500);

      const toggle = partners.getByRole('button').first();
      await toggle.focus();
      const paused = await look(page, toggle);
      expect(standingOut(paused, ground(paused))).toBeGreaterThan(60);
      await toggle.press('Enter');
      await expect(toggle).toHaveAccessibleName(labels.carousel.pause);
      expect(standingOut(await look(page, toggle), paused)).toBeGreaterThan(30);
    });
  });

  test('the logo, an icon and the link of the current page show', async ({ page }) => {
    await open(page, '/about');
    for (const [name, part, least] of [
      ['logo', page.getByRole('banner').getByRole('img'), 500],
      ['icon', strip(page).locator('svg').first(), 40],
    ] as const) {
      const pixels = await look(page, part);
      expect(standingOut(pixels, ground(pixels)), name).toBeGreaterThan(least);
    }
    const link = page.getByRole('navigation').getByRole('link', { name: nameOf('about') });
    const current = await look(page, link);
    await open(page, '/contact');
    const other = await look(page, link);
    // A bar of 3 px below the words: more than colour.
    expect(standingOut(current, other)).toBeGreaterThan(2 * (current.width - 16));
  });

  test('an open panel looks different from a closed one, and begins with a line', async ({
    page,
  }) => {
    await open(page, '/itsolutions');
    const header = page.getByRole('main').locator('h2 button').first();
    const arrow = header.locator('svg');
    const opened = await look(page, arrow);
    await header.press('Enter');
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    expect(standingOut(await look(page, arrow), opened)).toBeGreaterThan(30);
    const panel = page.locator('[data-panel]').first();
    expect(await contrastOf(panel, 'borderTopColor')).toBeGreaterThan(enough);
  });

  test('cards, buttons, fields and the notification have an edge', async ({ page }) => {
    const edges = async (part: Locator) => markedEdges(await look(page, part, 3), 3);
    await open(page, '/');
    const card = page.locator('details').nth(1);
    const summary = card.locator('summary');
    for (const turned of [false, true]) {
      if (turned) await summary.press('Enter');
      await expect(card.getByRole('link').first()).toBeVisible({ visible: turned });
      await summary.evaluate((element) => element.blur());
      expect(await edges(card), `turned: ${turned}`).toBeGreaterThan(0.98);
    }
    await open(page, '/contact');
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    const copyButton = button(main, copyName(labels.contact.mail));
    for (const control of [
      copyButton,
      main.getByRole('textbox', { name: labels['contact-form'].message }),
      button(main, labels['contact-form'].send),
    ])
      expect(await edges(control), String(control)).toBeGreaterThan(0.98);
    await copyButton.click();
    const toast = page.getByRole('listitem').filter({ has: button(page, labels.copy.dismiss) });
    await expect(toast).toBeVisible();
    expect(await edges(toast)).toBeGreaterThan(0.98);
  });

  test('focus shows around a link, a card, a panel and a field', async ({ page }) => {
    const controls = [
      ['/', page.getByRole('main').getByRole('link').first()],
      ['/', page.locator('details > summary').nth(2)],
      ['/itsolutions', page.getByRole('main').locator('h2 button').nth(1)],
      ['/contact', page.getByRole('textbox', { name: labels['contact-form'].name })],
    ] as const;
    for (const [path, control] of controls) {
      await open(page, path);
      const away = await look(page, control, 7);
      // A key was pressed last, as `:focus-visible` asks for.
      await page.keyboard.press('Shift');
      await control.focus();
      const focused = await look(page, control, 7);
      // At least a line of 1 px all around; it is 3 px wide.
      expect(standingOut(focused, away), String(control)).toBeGreaterThan(
        2 * (focused.width + focused.height - 28),
      );
    }
  });
});

test.describe('for users who ask for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('running text is ink or white, and lines and underlines are strong', async ({ page }) => {
    await open(page, '/contact');
    const link = strip(page).getByRole('link', { name: mail });
    for (const [element, property] of [
      [page.getByText(there(labels['contact-form'].messageHint)), 'color'],
      [strip(page).locator('p').first(), 'color'],
      [page.getByRole('contentinfo').locator('p').first(), 'color'],
      [page.getByRole('textbox', { name: labels['contact-form'].name }), 'borderTopColor'],
    ] as const) {
      // Near the contrast of ink on white, and of white on navy.
      expect(await contrastOf(element, property), String(element)).toBeGreaterThan(13);
    }
    const [line, colour] = await link.evaluate((element) => {
      const { textDecorationColor, color } = getComputedStyle(element);
      return [textDecorationColor, color];
    });
    expect(line).toBe(colour);
  });
});

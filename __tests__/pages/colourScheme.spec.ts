import { fillIn } from '../browser/support/contactForm';
import { copyName, home, itTeaser, labels, partners } from '../browser/support/content';
import { contrastProblems } from '../browser/support/contrasts';
import {
  contrastOf,
  contrastRatio,
  enoughForText,
  ground,
  look,
  Pixels,
  painted,
  places,
  type Rgb,
  standingOut,
} from '../browser/support/look';
import { pages, reachState, viewports } from '../browser/support/siteStates';
import { button, expect, hold, open, type Page, test } from '../browser/support/test';
import { testSite } from '../browser/support/testSite';
import { pathOf } from '../support/company';

const [, widest] = viewports;

const white: Rgb = [255, 255, 255];

/** Light as a lamp in a dark room: amber is not, nor is running text. */
const isLight = (pixel: Rgb | undefined) =>
  pixel !== undefined && contrastRatio(pixel, white) < 1.5;

/** The first patch of 32 by 32 px that is light all over: no stroke of the largest letters is, a surface is. */
function lightPatch(pixels: Pixels): { x: number; y: number } | undefined {
  const size = 32;
  const step = size / 2;
  for (let y = 0; y + size <= pixels.height; y += step) {
    for (let x = 0; x + size <= pixels.width; x += step) {
      const at = (dx: number, dy: number) => isLight(pixels.at(x + dx, y + dy));
      const across = Array.from({ length: size }, (_, place) => place);
      if (across.every((dy) => across.every((dx) => at(dx, dy)))) return { x, y };
    }
  }
  return undefined;
}

/** All of a page but its pictures, which are as bright as what they show, and its drawn signs. */
const wholePage = async (page: Page) =>
  Pixels.of(
    await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      mask: [page.locator('main img, svg')],
      maskColor: '#000',
    }),
  );

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test("every client's mark, and the logo, stands out from its ground", async ({ page }) => {
    // The row of marks still scrolls, so that each can be looked at.
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

  // Between them they have every surface.
  for (const state of pages.filter(({ id }) => /^(home|technologies|about|contact)$/.test(id))) {
    const tag = /^(home|contact)$/.test(state.id) ? [] : '@matrix';
    const title = `nothing of the page is light, and text has 7:1, edges 3:1: ${state.title}`;
    test(title, { tag }, async ({ page }) => {
      await page.setViewportSize(widest);
      await reachState(page, state);
      expect(await contrastProblems(page)).toEqual([]);
      expect(lightPatch(await wholePage(page))).toBeUndefined();
      if (state.id !== 'contact') return;
      await test.step('for users who ask for more contrast', async () => {
        await page.emulateMedia({ contrast: 'more' });
        expect(await contrastProblems(page)).toEqual([]);
      });
    });
  }

  test('a control that is pointed at keeps 7:1 for its words', async ({ page }) => {
    const main = page.getByRole('main');
    for (const [path, control] of [
      ['/', main.getByRole('link', { name: home.contactLinkText }).last()],
      ['/', main.getByRole('link', { name: itTeaser.linkText })],
      ['/itsolutions', button(main, labels.panels.expandAll)],
      ['/contact', button(main, copyName(labels.contact.telephone))],
    ] as const) {
      await open(page, path);
      await control.hover();
      expect(await contrastOf(control, 'color'), String(control)).toBeGreaterThan(enoughForText);
    }
  });

  test('what the browser draws of the form is dark, and the button that sends keeps 7:1 for its word', async ({
    page,
  }) => {
    await hold(page, testSite.formUrl);
    await open(page, '/contact');

    await test.step('what the browser draws', async () => {
      // Scroll bars, the bubble of an error and filled in fields have the browser's own colours.
      const [field, fieldText] = await page
        .getByRole('textbox')
        .first()
        .evaluate((element) => {
          const probe = document.createElement('span');
          element.after(probe);
          return ['Field', 'FieldText'].map((name) => {
            probe.style.color = name;
            return getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
          });
        });
      expect(Math.max(...(field ?? []))).toBeLessThan(90);
      expect(Math.min(...(fieldText ?? []))).toBeGreaterThan(200);
    });

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

  test('the page is dark without its styles as well, as before they are there', async ({
    page,
  }) => {
    await page.route('**/contact', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html.replace(/<style>.*?<\/style>/s, ''),
      });
    });
    await page.goto(pathOf('contact'));
    expect(lightPatch(await wholePage(page))).toBeUndefined();
  });
});

test('a page that is open follows its system, and keeps what was typed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/contact');
  const name = page.getByRole('textbox', { name: labels['contact-form'].name });
  await name.fill('Aroha Ngata');
  const heading = page.getByRole('heading', { name: labels['contact-form'].title });
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const element of [name, heading]) {
      const { behind } = await painted(element, 'color');
      expect(isLight(behind)).toBe(colorScheme === 'light');
      expect(await contrastOf(element, 'color')).toBeGreaterThan(enoughForText);
    }
    await expect(name).toHaveValue('Aroha Ngata');
  }
});

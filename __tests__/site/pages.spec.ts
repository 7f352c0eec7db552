import { imprint as imprintOf } from '../../src/generator/otherMediaStyles';
import { engines } from '../browser/support/engines';
import { a4, print, showAsPrinted } from '../browser/support/printed';
import { conditions, expectFitsAnyWindow, expectReadable } from '../browser/support/reflow';
import { walkProblems } from '../browser/support/tabWalk';
import { smallTargets } from '../browser/support/targets';
import { expect, expectNoSidewaysScroll, hydrated, open, test } from '../browser/support/test';
import { textProblems, visibleTexts } from '../browser/support/textLayout';
import { bringWhole } from './support/bringWhole';
import { expectRightPictures } from './support/photographs';
import { below, content, modules, routes, sites } from './support/siteUnderTest';

const { step } = test;
const desktop = { width: 1440, height: 900 };

test.use({ viewport: desktop });
// Each page is loaded once, and looked at in every way.
test.describe.configure({ timeout: 180_000 });

/** A text as it is compared, however its lines are broken. */
function unspaced(text: string): string {
  return text.replace(/\s/g, '');
}

const pages = sites.flatMap((site) => site.allRoutes.map((route) => ({ ...site, route })));

for (const { route, content, modules, notFound, routes, below } of pages) {
  const { id, path, documentTitle } = route;
  const { origin } = content.site;
  const missing = path === notFound.path;

  /** The links of the header, and the company beside the ©. */
  const leastLines = modules.site.navigation.length + 1;

  /** The skip link, and the links of the header. */
  const leastStops = 1 + modules.site.navigation.length;

  /** The company, and the ways to reach it from paper: on every sheet. */
  const imprint = unspaced(imprintOf({ content, modules }).join('·'));

  test.describe(() => {
    test.use({ allowedMessages: missing ? /404 \(Not Found\)/ : undefined });

    test(`${below(path)} is whole in any window, by keys and on paper`, async ({ page }) => {
      await step('it opens directly: its status, its title, its landmarks, one h1', async () => {
        const response = await page.goto(below(missing ? '/no/such/page' : path));
        expect(response?.status()).toBe(missing ? 404 : 200);
        await hydrated(page);
        await expect(page).toHaveTitle(documentTitle);
        await expect(page.locator('h1')).toHaveCount(1);
        const { shared, 'contact-strip': strip } = content.labels;
        for (const part of [
          page.getByRole('banner').getByRole('navigation', { name: shared.mainNavigation }),
          page.getByRole('main').getByRole('heading', { level: 1 }),
          page.getByRole('region', { name: strip.region }),
          page.getByRole('contentinfo'),
        ])
          await expect(part).toHaveCount(1);
        await bringWhole(page);
      });
      const texts = await visibleTexts(page);

      await step('no picture has many more pixels than are shown, or too few to look sharp', () =>
        expectRightPictures(page),
      );

      for (const condition of conditions) {
        await step(`every text is whole and apart: ${condition.criterion}`, () =>
          expectReadable(page, condition, texts, leastLines),
        );
      }

      await step('from 320 to 2560 px nothing scrolls sideways and no word is divided', () =>
        expectFitsAnyWindow(page),
      );

      await step(
        'on a laptop, parts that stay in view while one scrolls fit between the bars',
        async () => {
          await page.setViewportSize({ width: 1280, height: 720 });
          const tooHigh = await page.evaluate(() => {
            const bars = [...document.querySelectorAll<HTMLElement>('body header, body footer')];
            const room = bars
              .filter((bar) => getComputedStyle(bar).position === 'fixed')
              .reduce((rest, { offsetHeight }) => rest - offsetHeight, innerHeight);
            return [...document.querySelectorAll<HTMLElement>('main *')]
              .filter((element) => getComputedStyle(element).position === 'sticky')
              .filter(({ offsetHeight }) => offsetHeight > room)
              .map(({ textContent }) => textContent);
          });
          expect(tooHigh).toEqual([]);
        },
      );

      await step('axe finds nothing, and keys reach everything, in sight, at 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        expect([
          // Contrast takes it longer than all else: the build refuses colours that are too close.
          ...(await engines.axe(page, 'color-contrast')),
          ...(await smallTargets(page)),
          ...(await walkProblems(page, {
            skipLink: content.labels.shared.skipLink,
            least: leastStops,
          })),
        ]).toEqual([]);
      });

      // A4 without its margins, in px.
      await page.setViewportSize({ width: 673, height: 1000 });
      await step('it is printed on A4, with the company on each sheet', async () => {
        const sheets = await print(page);
        expect(sheets).not.toHaveLength(0);
        for (const [index, { width, height, text }] of sheets.entries()) {
          expect({ width, height }).toEqual(a4);
          expect(unspaced(text)).toContain(imprint);
          expect(text).toContain(`${index + 1} / ${sheets.length}`);
          // No further sheet holds only its imprint.
          if (index > 0) expect(unspaced(text).length).toBeGreaterThan(imprint.length + 10);
        }
        expect(sheets[0]?.text).toContain(id === 'notFound' ? origin : `${origin}${path}`);
      });
      await step(
        'on paper no text is cut off or lies on another; no navigation is there',
        async () => {
          await showAsPrinted(page);
          await expect(page.getByRole('navigation')).toHaveCount(0);
          expect(await textProblems(page, 1)).toEqual([]);
          await expectNoSidewaysScroll(page);
          await page.emulateMedia({ media: null });
        },
      );

      if (!missing) return;
      await step('from Not Found links lead to the main pages', async () => {
        await page.reload();
        await hydrated(page);
        const main = page.getByRole('main');
        for (const { path } of routes.filter(({ id }) => /^(technologies|about|contact)$/.test(id)))
          await expect(main.locator(`a[href="${below(path)}"]`)).toBeVisible();
        for (const { href } of modules.site.reading)
          await expect(main.locator(`a[href="${below(href)}"]`)).toBeVisible();
        await main.locator(`a[href="${below('/')}"]`).click();
        await expect(page).toHaveURL(below('/'));
        await expect(page.locator('h1')).toBeFocused();
      });
    });
  });
}

/** A company may have given its page another address. */
const contactAddress = below(routes.find(({ id }) => id === 'contact')?.path ?? '');

test('the form says which fields have to be filled in, and sends what is in each', async ({
  page,
  formService,
}) => {
  const { fields = [] } = content.contact;
  const texts = { number: '1,5', date: '2026-12-24', telephone: '+64 9 555 0142', text: 'Penrose' };
  const own = fields.map(({ name, kind, choices: [first] = ['yes'] }) => {
    const one = kind === 'choices' ? [first] : first;
    return [name, kind in texts ? Reflect.get(texts, kind) : one];
  });
  const given = { name: 'Aroha', email: 'aroha@plant.example', message: 'It stops.' };
  const message = { ...given, ...Object.fromEntries(own) };
  await page.goto(contactAddress);
  await hydrated(page);
  const form = page.getByRole('form');
  const inputOf = (name: string) => form.locator(`[name="${name}"]`).first();
  await form.getByRole('button').click();
  await expect(inputOf('name')).toBeFocused();
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  for (const name of [...Object.keys(given), ...required])
    await expect(inputOf(name)).toHaveAccessibleDescription(/\.$/);
  for (const [name, value] of Object.entries(message)) {
    if (/radio|checkbox/.test(`${await inputOf(name).getAttribute('type')}`))
      await inputOf(name).check();
    else await inputOf(name).fill(String(value));
  }
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(content.labels['contact-form'].success);
  expect(JSON.parse(formService.messages[0] ?? '')).toEqual(message);
});

test('the header has at most two rows, one if the names are short, and its links are reached by keyboard only', async ({
  page,
}) => {
  await open(page, below('/'));
  const nav = page.getByRole('banner').getByRole('navigation');
  const letters = modules.site.navigation.map(({ text }) => text).join('').length;
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `at ${width} px`).toBeLessThanOrEqual(
      width < 1440 || letters > 80 ? 120 : 76,
    );
    // Once its number says no more than how to call, it has one row.
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((bar) =>
      bar.querySelector('[data-closed]')?.removeAttribute('data-closed'),
    );
    if (width < 900) expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(60);
    for (const button of await nav.getByRole('button').all()) {
      const closed = await nav.getByRole('link').count();
      await button.press('Enter');
      expect(await nav.getByRole('link').count()).toBeGreaterThan(closed);
      for (const link of await nav.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link').and(page.locator(':focus'))).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(nav.getByRole('link')).toHaveCount(closed);
      await expect(button).toBeFocused();
      await button.click();
      await page.mouse.click(4, 600);
      await expect(nav.getByRole('link')).toHaveCount(closed);
    }
  }
});

test('the search is one link away, whatever pages there are, and is typed into at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, contactAddress);
  const { search } = content.labels.footer;
  await page.getByRole('contentinfo').getByRole('link', { name: search }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeInViewport();
});

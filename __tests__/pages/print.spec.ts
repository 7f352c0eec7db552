import { fill } from '../../src/ui/fill';
import {
  about,
  askAbout,
  heroLabel,
  labels,
  lineTitle,
  mail,
  nameOf,
  origin,
  partnersTitle,
  services,
  slides,
  social,
  stations,
  successors,
  technologies,
  telephone,
} from '../browser/support/content';
import { showSlide, visit } from '../browser/support/moving';
import { print, type Sheet } from '../browser/support/printed';
import { carousel, expect, open, type Page, test } from '../browser/support/test';
import { pathOf } from '../support/company';

test.use({ allowedMessages: /404 \(Not Found\)/ });

const { step } = test;

/** Makes the page load everything, as it does before it is printed, and waits for that. */
async function bringWhatIsPrinted(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-print=picture]')].every((box) => {
      const picture = box.querySelector('img');
      return picture?.complete && picture.naturalWidth > 0;
    }),
  );
}

const address = (id: string) => `(${origin}${pathOf(id)})`;

const textOf = (sheets: Sheet[]) => sheets.map(({ text }) => text).join(' ');

/** Without spaces: lines break in the middle of a word or an address. */
const packed = (text: string) => text.replace(/\s/g, '');

function expectTexts(sheets: Sheet[], texts: string[]): void {
  const printed = packed(textOf(sheets));
  expect(texts.filter((text) => !printed.includes(packed(text)))).toEqual([]);
}

const timesIn = (sheets: Sheet[], text: string) =>
  packed(textOf(sheets)).split(packed(text)).length - 1;

test('Technologies is printed whole with closed panels, or as search results', async ({ page }) => {
  await open(page, '/technologies');
  await test.step('Technologies is printed whole with every panel closed, and leads on by address', async () => {
    await page.getByRole('button', { name: labels.panels.collapseAll }).click();
    const sheets = await print(page);

    await step('everything is there but controls for the screen', () => {
      expectTexts(
        sheets,
        technologies.flatMap(({ category, description, brands }) => [
          category,
          description,
          ...brands.flatMap((brand) => [brand.name, ...brand.models]),
        ]),
      );
      expectTexts(sheets, [address('itsolutions'), successors.title]);
      for (const control of [askAbout('').trim(), labels.panels.expandAll]) {
        expect(textOf(sheets)).not.toContain(control);
      }
    });
  });

  await test.step('search results are printed without the rest', async () => {
    await page.getByRole('searchbox').fill('powerflex');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ models? in/ })).toBeAttached();
    const sheets = await print(page);
    expect(sheets).toHaveLength(1);
    expectTexts(sheets, [
      fill(labels.search.searched, { query: 'powerflex' }),
      'Drives & Motion Control',
      'PowerFlex 755TS',
    ]);
    expect(textOf(sheets)).not.toContain('SCADA Systems');
    // Nor are the links to other pages.
    expect(textOf(sheets)).not.toContain(nameOf('about'));
  });
});

test('home is printed with both sides of cards, a slide and the line', async ({ page }) => {
  await open(page, '/');
  const hero = await carousel(page, heroLabel);
  await showSlide(hero, 2);
  await carousel(page, partnersTitle);
  await page.locator('.flip-card > summary').first().click();
  await bringWhatIsPrinted(page);
  const sheets = await print(page);

  await step('both sides, and once the address that all the cards lead to', () => {
    for (const { title, subtitle, description, backText } of services) {
      expectTexts(sheets, [title, subtitle, description, backText]);
      expect(timesIn(sheets, backText)).toBe(1);
    }
    expect(timesIn(sheets, address('technologies'))).toBe(1);
  });

  await step('one slide with its picture', async () => {
    expect(slides.filter(({ text }) => timesIn(sheets, text) > 0)).toEqual([slides[0]]);
    expect(await sheets[0]?.pictures()).toBe(1);
  });

  await step('the line on one sheet: its picture, its symptoms, and every station', async () => {
    const on = sheets.filter(({ text }) => text.includes(lineTitle));
    expect(on).toHaveLength(1);
    expect(await on[0]?.pictures()).toBe(1);
    expectTexts(
      on,
      stations.flatMap(({ name, stops, work }) => [name, stops, work]),
    );
  });

  await step('nothing that works on a screen only', () => {
    const card = labels['flip-card'];
    for (const control of [card.turn, labels.shared.skipLink, askAbout('').trim()]) {
      expect(textOf(sheets)).not.toContain(control);
    }
  });
});

test('home is printed before it is scrolled as it is later', async ({ page }) => {
  await open(page, '/');
  const texts = async () => (await print(page)).map(({ text }) => text);
  const before = await texts();
  await carousel(page, partnersTitle);
  expect(before).toEqual(await texts());
});

test('a page reached by a link is printed with its address and pictures', async ({ page }) => {
  await open(page, '/');
  await visit(page, nameOf('about'));
  // The rest of the page is rendered after its heading.
  const last = about.sections.at(-1)?.title ?? '';
  await expect(page.getByRole('heading', { name: last })).toBeAttached();
  await bringWhatIsPrinted(page);
  const sheets = await print(page);
  expect(sheets[0]?.text).toContain(`${origin}/about`);
  // A promise is printed in place of a picture; one picture opens the page.
  const pictured = about.sections.filter(({ img, promise }) => img && !promise);
  const printed = await Promise.all(sheets.map(({ pictures }) => pictures()));
  // Drawings are printed as lines, not as bitmaps.
  const drawn = pictured.filter(({ img }) => img?.startsWith('drawings/'));
  expect(printed.reduce((sum, count) => sum + count, 0)).toBe(pictured.length - drawn.length + 1);
  const lines = page.locator('main img[src*="/drawings/"]');
  await expect(lines).toHaveCount(drawn.length);
  for (const image of await lines.all()) {
    await expect(image).toBeVisible();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('the contact page is printed without its form, unless it is filled in', async ({ page }) => {
  await open(page, '/contact');
  const empty = await print(page);
  expectTexts(empty, [telephone, mail, `(${social.href})`]);
  expect(textOf(empty)).not.toContain(labels['contact-form'].title);
  expect(timesIn(empty, social.href)).toBe(1);

  const words = Array.from({ length: 30 }, (_, line) => `Line ${line} stops.`).join('\n');
  await page.getByRole('textbox', { name: labels['contact-form'].message }).fill(words);
  const written = await print(page);
  expectTexts(written, [labels['contact-form'].title, 'Line 0 stops.', 'Line 29 stops.']);
});

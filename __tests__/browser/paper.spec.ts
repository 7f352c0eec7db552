import { about } from '../../src/content/about';
import { company } from '../../src/content/company';
import { contactPage } from '../../src/content/contactPage';
import { finderText } from '../../src/content/finder';
import { flipCardText } from '../../src/content/flipCard';
import { home } from '../../src/content/home';
import { interfaceText } from '../../src/content/interface';
import { itSolutions } from '../../src/content/itSolutions';
import { panelsText } from '../../src/content/panels';
import { services } from '../../src/content/services';
import { slides } from '../../src/content/slides';
import { technologies } from '../../src/content/technologies';
import { allRoutes, pathOf, type RouteId } from '../../src/routes';
import { a4, print, type Sheet, showAsPrinted } from './support/paper';
import { carousel, expect, expectNoSidewaysScroll, open, showSlide, test } from './support/test';
import { textProblems } from './support/textLayout';

test.use({ allowedMessages: /404 \(Not Found\)/ });

/** How many sheets a page takes. One more may be an empty one, or a foot that stands alone. */
const sheetsOf: Record<RouteId, number> = {
  home: 2,
  technologies: 4,
  about: 3,
  contact: 1,
  itsolutions: 2,
  siemens: 1,
  notFound: 1,
};

const { name, origin, contact } = company;
const imprint = [name, contact.telephone, contact.mail, contact.location.text].join(' · ');
const address = (id: RouteId) => `(${origin}${pathOf(id)})`;

const textOf = (sheets: Sheet[]) => sheets.map(({ text }) => text).join(' ');

/** Line breaks in the middle of a word or an address leave no trace in a comparison. */
const packed = (text: string) => text.replace(/\s/g, '');

function expectTexts(sheets: Sheet[], texts: string[]): void {
  const printed = packed(textOf(sheets));
  expect(texts.filter((text) => !printed.includes(packed(text)))).toEqual([]);
}

const timesIn = (sheets: Sheet[], text: string) =>
  packed(textOf(sheets)).split(packed(text)).length - 1;

for (const { id, path } of allRoutes) {
  test(`${path} is printed on A4, with the company and its contact on each sheet`, async ({
    page,
  }) => {
    await open(page, path);
    const sheets = await print(page);
    expect(sheets).toHaveLength(sheetsOf[id]);
    for (const [index, { width, height, text }] of sheets.entries()) {
      expect({ width, height }).toEqual(a4);
      expect(text).toContain(imprint);
      expect(text).toContain(`${index + 1} / ${sheets.length}`);
      // No sheet holds its imprint alone.
      expect(text.length).toBeGreaterThan(imprint.length + 100);
    }
    expect(sheets[0]?.text).toContain(id === 'notFound' ? origin : `${origin}${path}`);
  });

  test(`${path} fits on US Letter as well`, async ({ page }) => {
    await open(page, path);
    const sheets = await print(page, { format: 'Letter' });
    expect(sheets.length).toBeLessThanOrEqual(sheetsOf[id] + 1);
    for (const { text } of sheets) expect(text).toContain(imprint);
  });
}

// The Siemens page has too few lines to look at.
for (const { path } of allRoutes.filter(({ id }) => id !== 'siemens')) {
  test(`${path} as it is printed has no text that is cut off or lies on another`, async ({
    page,
  }) => {
    // What the margins leave of A4, in px.
    await page.setViewportSize({ width: 673, height: 1000 });
    await open(page, path);
    await showAsPrinted(page);
    expect(await textProblems(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

test('Technologies is printed whole with every panel closed, and leads on by address', async ({
  page,
}) => {
  await open(page, '/technologies');
  await page.getByRole('button', { name: panelsText.collapseAll }).click();
  const sheets = await print(page);
  expect(sheets).toHaveLength(sheetsOf.technologies);
  expectTexts(
    sheets,
    technologies.flatMap(({ category, description, brands }) => [
      category,
      description,
      ...brands.flatMap((brand) => [brand.name, ...brand.models]),
    ]),
  );
  expectTexts(sheets, [address('siemens'), address('itsolutions')]);
  for (const control of [interfaceText.askAbout, panelsText.expandAll]) {
    expect(textOf(sheets)).not.toContain(control);
  }
});

test('what the finder has found is printed alone', async ({ page }) => {
  await open(page, '/technologies');
  await page.getByRole('searchbox').fill('powerflex');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ models? in/ })).toBeAttached();
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expectTexts(sheets, [
    finderText.searched('powerflex'),
    'Drives & Motion Control',
    'PowerFlex 755TS',
  ]);
  expect(textOf(sheets)).not.toContain('SCADA Systems');
});

test("a maker's models are on one sheet, and no panel's heading stands alone at a foot", async ({
  page,
}) => {
  await open(page, '/technologies');
  const sheets = await print(page);
  for (const { category, description, brands } of technologies) {
    const first = brands[0];
    const started = sheets.filter(({ text }) =>
      packed(text).includes(packed(description + (first?.name ?? ''))),
    );
    expect({ category, sheets: started.length }).toEqual({ category, sheets: 1 });
    for (const brand of brands) {
      const whole = packed(brand.name + brand.models.join(''));
      const on = sheets.filter(({ text }) => packed(text).includes(whole));
      expect({ category, brand: brand.name, sheets: on.length }).not.toMatchObject({ sheets: 0 });
    }
  }
});

test('IT Solutions is printed whole without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/itsolutions');
  const sheets = await print(page);
  expect(sheets).toHaveLength(sheetsOf.itsolutions);
  expectTexts(
    sheets,
    itSolutions.sections.flatMap(({ title, description, items }) => [title, description, ...items]),
  );
  for (const { text } of sheets) expect(text).toContain(imprint);
  await page.close();
});

test('cards are printed with both sides, turned or not, and the hero with its first slide', async ({
  page,
}) => {
  await open(page, '/');
  const hero = await carousel(page, home.heroLabel);
  await showSlide(hero, 2);
  await carousel(page, home.partnersTitle);
  await page.locator('summary').first().click();
  const sheets = await print(page);
  expect(sheets).toHaveLength(sheetsOf.home);
  for (const { title, subtitle, description, backText } of services) {
    expectTexts(sheets, [title, subtitle, description, backText]);
    expect(timesIn(sheets, backText)).toBe(1);
  }
  expect(slides.filter(({ text }) => timesIn(sheets, text) > 0)).toEqual([slides[0]]);
  // The company's mark and the slide's picture.
  expect(sheets[0]?.pictures).toBe(2);
  // Where all the cards lead stands there once.
  expect(timesIn(sheets, address('technologies'))).toBe(1);
  for (const control of [flipCardText.turn, interfaceText.skipLink, interfaceText.askAbout]) {
    expect(textOf(sheets)).not.toContain(control);
  }
});

test('pictures nobody has scrolled to are printed, each on one sheet', async ({ page }) => {
  await open(page, '/about');
  const sheets = await print(page);
  const logo = 1;
  expect(sheets.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(
    about.sections.length + logo,
  );
});

test('the contact page is printed without its form, unless somebody has filled it in', async ({
  page,
}) => {
  await open(page, '/contact');
  const empty = await print(page);
  expectTexts(empty, [contact.telephone, contact.mail, `(${contact.social.href})`]);
  expect(textOf(empty)).not.toContain(contactPage.form.title);
  expect(timesIn(empty, contact.social.href)).toBe(1);

  const words = Array.from({ length: 30 }, (_, line) => `Line ${line} stops.`).join('\n');
  await page.getByRole('textbox', { name: contactPage.form.message }).fill(words);
  const written = await print(page);
  expectTexts(written, [contactPage.form.title, 'Line 0 stops.', 'Line 29 stops.']);
});

test('a page reached within the site is printed with its own address', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/about/);
  const [first] = await print(page);
  expect(first?.text).toContain(`${origin}/about`);
});

test('a dark colour scheme is not printed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  // The marks are light on a dark screen.
  const mark = page.locator('.partner-slide img').first();
  await expect(mark).not.toHaveCSS('filter', 'none');
  await showAsPrinted(page);
  await expect(mark).toHaveCSS('filter', 'none');
});

test('the stylesheet for paper is not part of the first load', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/technologies');
  expect(fetched.filter((url) => url.includes('/print.'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => fetched.filter((url) => url.includes('/print.')).length).toBe(1);
});

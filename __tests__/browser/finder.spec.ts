import { fill } from '../../src/ui/fill';
import { pathOf } from '../support/company';
import { field as formField } from './support/contactForm';
import { askAbout, foundText, labels, nameOf, technologies, titleOf } from './support/content';
import { visit } from './support/moving';
import {
  expect,
  expectNoSidewaysScroll,
  hold,
  hydrated,
  open,
  type Page,
  test,
} from './support/test';

const at = pathOf('technologies');
const finder = labels['finder-field'];
const code = /assets\/searchSite/;

const field = (page: Page) => page.getByRole('searchbox', { name: finder.label });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const main = (page: Page) => page.getByRole('main');
const headers = (page: Page) => main(page).locator('h2 button:visible');
const openHeaders = (page: Page) => main(page).locator('h2 [aria-expanded=true]:visible');
const marks = (page: Page) => main(page).locator('[data-panel] mark:visible');
const titles = technologies.map(({ category }) => new RegExp(`^${category}`));

/** Every panel is there, open or closed as it was. */
async function expectAllPanels(page: Page, closed = 0) {
  await expect(headers(page)).toHaveText(titles);
  await expect(openHeaders(page)).toHaveCount(titles.length - closed);
  await expect(marks(page)).toHaveCount(0);
}

test('what is typed shows its panels alone, marked, and the status says how much it is', async ({
  page,
}) => {
  await open(page, at);

  await test.step('one letter is no search yet', async () => {
    await field(page).fill('s');
    await field(page).press('Enter');
    await expect(status(page)).toHaveText(labels.finder.tooShort);
    await expect(page.locator('search p').getByText(labels.finder.tooShort)).toBeVisible();
    await expect(page).toHaveURL(at);
    await expectAllPanels(page);
  });

  await test.step('a word', async () => {
    await field(page).clear();
    await field(page).pressSequentially('powerflex');
    await expect(headers(page)).toHaveText([/^Drives & Motion Control/]);
    await expect(openHeaders(page)).toHaveCount(1);
    await expect(marks(page)).toHaveText(Array(3).fill('PowerFlex'));
    await expect(page.getByRole('list', { name: /^3 of \d+ found$/ })).toBeVisible();
    await expect(status(page)).toContainText(foundText(3, 1));
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(/\?q=powerflex$/);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a misspelled word finds what comes closest', async () => {
    await field(page).fill('compactlogics');
    await expect(marks(page)).toHaveText(['CompactLogix 5380']);
    await expect(status(page)).toHaveText(
      `1 model in 1 category; 3 places on this site. ${fill(labels.finder.guessed, { words: 'compactlogics' })}`,
    );
  });

  await test.step('words of which nothing has all find what comes closest', async () => {
    await field(page).fill('powerflex 40');
    await expect(marks(page)).toHaveText(Array(3).fill('PowerFlex'));
    await expect(status(page)).toHaveText(`3 models in 1 category. ${labels.finder.partly}`);
  });
});

test('Escape empties the field, focuses it and brings the panels back as they were', async ({
  page,
}) => {
  await open(page, at);
  await page.getByRole('button', { name: 'SCADA Systems' }).click();
  await page.getByRole('button', { name: 'HMI Solutions' }).click();
  await field(page).fill('citect');
  await expect(openHeaders(page)).toHaveText([/^SCADA Systems/]);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expectAllPanels(page, 2);
  for (const name of ['SCADA Systems', 'HMI Solutions']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(status(page)).toHaveText(labels.finder.cleared);
  await expect(page).toHaveURL(new RegExp(`${at}$`));
});

test('a panel that was found closes and opens while the search goes on', async ({ page }) => {
  await open(page, at);
  await field(page).fill('rockwell');
  await expect(openHeaders(page)).toHaveCount(4);
  await headers(page).first().click();
  await expect(openHeaders(page)).toHaveCount(3);
  await field(page).fill('rockwel');
  await expect(openHeaders(page)).toHaveCount(3);
});

test("a colleague's link shows what was found, after a reload as well", async ({ page }) => {
  await open(page, `${at}?q=allen+bradley`);
  for (const _ of ['link', 'reload']) {
    await expect(field(page)).toHaveValue('allen bradley');
    await expect(status(page)).toContainText('21 models in 4 categories');
    await page.reload();
  }

  await test.step('and what is no word in it is text', async () => {
    const words = '<img src=x onerror=alert(1)>';
    await open(page, `${at}?q=${encodeURIComponent(words)}`);
    await expect(status(page)).toHaveText(fill(labels.finder.nothing, { query: words }));
  });
});

test('Back from another page finds again; Back from the search leaves the page', async ({
  page,
}) => {
  await open(page, pathOf('about'));
  await visit(page, nameOf('technologies'));
  await field(page).pressSequentially('mqtt');
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  // At once: the address is not waiting for a pause.
  await page.getByRole('link', { name: askAbout('Industry') }).click();
  await expect(page).toHaveTitle(titleOf('contact'));
  await page.goBack();
  await expect(field(page)).toHaveValue('mqtt');
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('about'));
});

test('a search left by Back, the field still in use, is not written to another page', async ({
  page,
}) => {
  await open(page, pathOf('about'));
  await visit(page, nameOf('technologies'));
  await field(page).pressSequentially('citect');
  await expect(page).toHaveURL(/\?q=citect$/);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('about'));
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(pathOf('about'));
  await page.goForward();
  await expect(field(page)).toHaveValue('citect');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link to what the finder finds opens the page at its heading', async ({ page }) => {
    await open(page, '/?line=capper#line');
    const maker = page.locator('#line details[open]').getByRole('link', { name: 'Pilz' });
    await maker.scrollIntoViewIfNeeded();
    // Before React knows it, the browser follows it by itself.
    await hydrated(page, '#line a');
    await maker.click();
    await expect(marks(page).first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a question about what was found carries the words', async ({ page }) => {
  await open(page, at);
  await field(page).fill('powerflex 525');
  const topic = 'Drives & Motion Control: powerflex 525';
  await page.getByRole('link', { name: askAbout(topic) }).click();
  await expect(formField(page, labels['contact-form'].message)).toHaveValue(
    `${labels['contact-form'].about} ${topic}\n\n`,
  );
});

test('Back between two searches on the page shows each', async ({ page }) => {
  await open(page, `${at}?q=mqtt`);
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  // The skip link makes an entry of its own.
  await page.getByRole('link', { name: labels.shared.skipLink }).press('Enter');
  await field(page).fill('citect');
  await expect(page).toHaveURL(/q=citect/);
  await page.goBack();
  await expect(field(page)).toHaveValue('mqtt');
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  await page.goForward();
  await expect(field(page)).toHaveValue('citect');
  await expect(headers(page)).toHaveText([/^SCADA Systems/]);
});

test('the link to the page, on the page, lets go of the words', async ({ page }) => {
  await open(page, `${at}?q=mqtt`);
  await expect(marks(page).first()).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: nameOf('technologies') })
    .click();
  await expect(page).toHaveURL(at);
  await expectAllPanels(page);
  await expect(field(page)).toHaveValue('');
});

test('where nothing is found, it says so and begins a message with the words', async ({ page }) => {
  await open(page, at);
  await field(page).fill('hitachi EH-150');
  await expect(status(page)).toHaveText(fill(labels.finder.nothing, { query: 'hitachi EH-150' }));
  await expect(headers(page)).toHaveCount(0);
  await page.getByRole('link', { name: askAbout('hitachi EH-150') }).click();
  await expect(page).toHaveTitle(titleOf('contact'));
  await expect(formField(page, labels['contact-form'].message)).toHaveValue(
    `${labels['contact-form'].about} hitachi EH-150\n\n`,
  );
  await page.goBack();
  await expect(field(page)).toHaveValue('hitachi EH-150');
});

test('what is typed before the page is hydrated counts more than the words of its address', async ({
  page,
}) => {
  const release = await hold(page, /assets\/TechnologiesPage/);
  await page.goto(`${at}?q=mqtt`);
  await field(page).fill('citect');
  release();
  await hydrated(page);
  await expect(headers(page)).toHaveText([/^SCADA Systems/]);
  await expect(field(page)).toHaveValue('citect');
  await expect(page).toHaveURL(/\?q=citect$/);
});

test('Enter before the page is hydrated asks for the page with the words', async ({ page }) => {
  const release = await hold(page, /assets\/TechnologiesPage/);
  await page.goto(at);
  await field(page).fill('mqtt');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\?q=mqtt$/);
  release();
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
});

test('Enter before the code is there waits for it', async ({ page }) => {
  const release = await hold(page, code);
  await open(page, at);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await field(page).fill('mqtt');
  await field(page).press('Enter');
  release();
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
});

test.describe('on a bad network', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('it says what is wrong, and loses neither words nor panels', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await open(page, at);
    await field(page).pressSequentially('mqt');
    await expect(page.getByRole('alert')).toHaveText(finder.failed);
    await expect(field(page)).toHaveValue('mqt');
    await expectAllPanels(page);
    await page.unroute(code);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\?q=mqt$/);
    await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  });
});

test('typing brings a field that was scrolled away back whole, with its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at);
  await field(page).pressSequentially('s7');
  await expect(headers(page)).not.toHaveText(titles);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 1500);
  await expect(field(page)).not.toBeInViewport();
  await page.keyboard.type('-1500');
  await expect(marks(page)).toHaveText(['S7-1500']);
  const label = await page.getByText(finder.label, { exact: true }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});

for (const coming of ['before its code is there', 'after'] as const) {
  test(`on a phone what is typed ${coming} is found above the keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, code);
    await open(page, at);
    await field(page).pressSequentially(coming === 'after' ? 's7' : 's7-1500');
    release();
    await expect(marks(page)).not.toHaveCount(0);
    if (coming === 'after') await field(page).pressSequentially('-1500');
    await expect(marks(page)).toHaveText(['S7-1500']);
    const keyboard = 300;
    const found = await marks(page).boundingBox();
    expect((found?.y ?? Number.NaN) + (found?.height ?? 0)).toBeLessThan(844 - keyboard);
  });
}

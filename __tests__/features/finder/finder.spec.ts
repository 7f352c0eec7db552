import { searchFile } from '../../../src/features/finder/searchFile';
import { fill } from '../../../src/ui/fill';
import { field as formField } from '../../browser/support/contactForm';
import {
  askAbout,
  foundText,
  itSolutions,
  labels,
  nameOf,
  technologies,
  titleOf,
} from '../../browser/support/content';
import { navLink, visit } from '../../browser/support/moving';
import {
  button,
  expect,
  expectNoSidewaysScroll,
  hold,
  hydrated,
  open,
  type Page,
  test,
} from '../../browser/support/test';
import { twoFrames } from '../../browser/support/twoFrames';
import { pathOf } from '../../support/company';
import { listen } from '../support/announcements';

const at = pathOf('technologies');
const finder = labels['finder-field'];
const form = labels['contact-form'];
const code = /assets\/searchSite/;

test.use({ allowedMessages: /404 \(Not Found\)|Failed to load resource/ });

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

test('the panels of what is typed are shown alone, until it is cleared', async ({ page }) => {
  await open(page, at);
  await test.step('what is typed shows its panels alone, marked, and how much it is', async () => {
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

    await test.step('a panel that was found closes while the search goes on', async () => {
      await headers(page).first().click();
      await field(page).press('End');
      await field(page).pressSequentially(' 525');
      await expect(marks(page)).toHaveCount(0);
      await expect(headers(page)).toHaveText([/^Drives & Motion Control/]);
      await expect(openHeaders(page)).toHaveCount(0);
    });

    await test.step('misspelled, or more than anything has: what comes closest, and that it is that', async () => {
      await field(page).fill('compactlogics');
      await expect(marks(page)).toHaveText(['CompactLogix 5380']);
      const guessed = fill(labels.finder.guessed, { words: 'compactlogics' });
      await expect(status(page)).toHaveText(
        `1 model in 1 category; 3 places on this site. ${guessed}`,
      );
      const about = askAbout('PLCs & Controllers: CompactLogix 5380');
      await expect(page.getByRole('link', { name: about })).toBeVisible();
      await field(page).fill('powerflex 40');
      await expect(status(page)).toHaveText(`3 models in 1 category. ${labels.finder.partly}`);
    });
  });

  await test.step('Escape and "Clear search" bring the panels back as they were', async () => {
    await field(page).clear();
    await expectAllPanels(page);
    await page.getByRole('button', { name: 'SCADA Systems' }).click();
    for (const clear of [
      () => page.keyboard.press('Escape'),
      () => button(page, labels.finder.clear).press('Enter'),
    ]) {
      await field(page).fill('citect');
      await expect(openHeaders(page)).toHaveText([/^SCADA Systems/]);
      await clear();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expectAllPanels(page, 1);
      await expect(page.getByRole('button', { name: 'SCADA Systems' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await expect(status(page)).toHaveText(labels.finder.cleared);
      await expect(page).toHaveURL(new RegExp(`${at}$`));
    }
  });

  await test.step('where nothing is found, it says so and begins a message with the words', async () => {
    await field(page).fill('hitachi EH-150');
    await expect(status(page)).toHaveText(fill(labels.finder.nothing, { query: 'hitachi EH-150' }));
    await expect(headers(page)).toHaveCount(0);
    await page.getByRole('link', { name: askAbout('hitachi EH-150') }).click();
    await expect(page).toHaveTitle(titleOf('contact'));
    await expect(formField(page, form.message)).toHaveValue(`${form.about} hitachi EH-150\n\n`);
  });
});

test('how much was found is announced once, when typing pauses', async ({ page }) => {
  await page.clock.install();
  await open(page, at);
  const hears = await listen(page);
  await field(page).pressSequentially('powerflex');
  await hears(/^\d+ /);
  await field(page).blur();
  await field(page).focus();
  await hears();
});

test("a colleague's link shows what was found, after a reload as well", async ({ page }) => {
  await open(page, `${at}?q=allen+bradley`);
  for (const _ of ['link', 'reload']) {
    await expect(field(page)).toHaveValue('allen bradley');
    await expect(status(page)).toContainText('14 models in 4 categories');
    await page.reload();
  }
  const words = '<img src=x onerror=alert(1)>';
  await open(page, `${at}?q=${encodeURIComponent(words)}`);
  await expect(status(page)).toHaveText(fill(labels.finder.nothing, { query: words }));
});

test('a search goes with its page: into a question, and not to the page before it', async ({
  page,
}) => {
  await open(page, pathOf('about'));
  await test.step('a question carries the words; Back finds again, and then leaves', async () => {
    await visit(page, nameOf('technologies'));
    await field(page).pressSequentially('kepware');
    await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
    // At once: the address is not waiting for a pause.
    await page.getByRole('link', { name: askAbout('Industry') }).click();
    await expect(formField(page, form.message)).toHaveValue(/^\S+ Industry 4\.0.*: kepware\n\n$/);
    await page.goBack();
    await expect(field(page)).toHaveValue('kepware');
    await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('about'));
  });

  await test.step('a search left by Back is not written to another page', async () => {
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
});

test('Back shows each of two searches; a link to the page lets go of both', async ({ page }) => {
  await open(page, `${at}?q=kepware`);
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  // The skip link makes an entry of its own.
  await page.getByRole('link', { name: labels.shared.skipLink }).press('Enter');
  await field(page).fill('citect');
  await expect(page).toHaveURL(/q=citect/);
  await page.goBack();
  await expect(field(page)).toHaveValue('kepware');
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  await page.goForward();
  await expect(field(page)).toHaveValue('citect');
  await expect(headers(page)).toHaveText([/^SCADA Systems/]);

  await navLink(page, nameOf('technologies')).click();
  await expect(page).toHaveURL(at);
  await expectAllPanels(page);
  await expect(field(page)).toHaveValue('');
});

test('what is typed before hydration counts more than the address', async ({ page }) => {
  const release = await hold(page, /assets\/TechnologiesPage/);
  await page.goto(`${at}?q=kepware`);
  await field(page).fill('citect');
  release();
  await hydrated(page);
  await expect(headers(page)).toHaveText([/^SCADA Systems/]);
  await expect(field(page)).toHaveValue('citect');
  await expect(page).toHaveURL(/\?q=citect$/);
});

test('Enter before the page is hydrated asks for it with the words', async ({ page }) => {
  const release = await hold(page, /assets\/TechnologiesPage/);
  await page.goto(at);
  await field(page).fill('kepware');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\?q=kepware$/);
  release();
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
});

for (const missing of [code, `**/${searchFile}`]) {
  test(`without ${missing} it says so, and loses neither words nor panels`, async ({ page }) => {
    await page.route(missing, (route) => route.abort());
    await open(page, at);
    await field(page).pressSequentially('kepw');
    await expect(page.getByRole('alert')).toHaveText(finder.failed);
    await expect(field(page)).toHaveValue('kepw');
    await expectAllPanels(page);
    await page.unroute(missing);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\?q=kepw$/);
    await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is typed is found above the keyboard, with its field', async ({ page }) => {
    const release = await hold(page, code);
    await open(page, at);
    await field(page).pressSequentially('m-4');
    release();
    await expect(marks(page)).not.toHaveCount(0);
    const keyboard = 300;
    await expect
      .poll(async () => {
        const found = await marks(page).first().boundingBox();
        return (found?.y ?? Number.NaN) + (found?.height ?? 0);
      })
      .toBeLessThan(844 - keyboard);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 1500);
    await expect(field(page)).not.toBeInViewport();
    await page.keyboard.type('10ic');
    await expect(marks(page)).toHaveText(['M-410iC']);
    const label = await page.getByText(finder.label, { exact: true }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  });

  test('Back and a reload come to the result that was followed', async ({ page }) => {
    await open(page, pathOf('home'));
    await field(page).fill('safety');
    const results = page.getByRole('main').locator('h3 a');
    await expect(results.nth(3)).toBeVisible();
    await results.nth(3).scrollIntoViewIfNeeded();
    await twoFrames(page);
    const before = await page.evaluate(() => window.scrollY);
    const href = await results.nth(3).getAttribute('href');
    await results.nth(3).click();
    await expect(page).toHaveURL(href ?? '');
    await page.goBack();
    const where = () => page.evaluate(() => Math.round(window.scrollY));
    for (const _ of ['back', 'reload']) {
      await expect(results.nth(3)).toBeInViewport();
      await expect.poll(where).toBe(Math.round(before));
      await page.reload();
    }
    await expect(results.nth(3)).toBeInViewport();
  });
});

const [, openSource] = itSolutions.sections;
const place = { name: `${openSource?.title} (IT Solutions)` };

for (const [where, from] of [
  ['the page itself', pathOf('itsolutions')],
  ['another page', '/no-such-page'],
] as const) {
  test(`a place found on ${where} opens; Back brings the results again`, async ({ page }) => {
    await open(page, from);
    const panel = page.getByRole('button', { name: openSource?.title ?? '' });
    if (from !== '/no-such-page') await panel.click();
    await field(page).fill('modbus');
    // At once: the address is not waiting for a pause.
    await page.getByRole('link', place).click();
    await expect(page).toHaveURL(`${pathOf('itsolutions')}#open-source`);
    await expect(page.getByRole('heading', { name: openSource?.title ?? '' })).toBeFocused();
    await expect(panel).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveValue('');
    await page.goBack();
    for (const _ of ['Back', 'reload']) {
      await expect(field(page)).toHaveValue('modbus');
      await expect(page.getByRole('link', place)).toBeVisible();
      await page.reload();
    }
  });
}

test('a service that is found is turned to its back', async ({ page }) => {
  await open(page, pathOf('itsolutions'));
  await field(page).fill('risk assessment');
  await page.getByRole('link', { name: 'Safety (Home)' }).click();
  await expect(page.locator('#safety')).toHaveAttribute('open', '');
  await expect(page.locator('#safety summary')).toBeFocused();
});

test('an older model is answered with its successor', async ({ page }) => {
  await open(page, pathOf('technologies'));
  await field(page).fill('slc 500');
  await expect(
    page.getByText(
      fill(labels.successors.answer, { model: 'SLC 500', successor: 'CompactLogix 5380' }),
    ),
  ).toBeVisible();
  const ask = askAbout(fill(labels.successors.topic, { model: 'SLC 500' }));
  await page.getByRole('link', { name: ask }).click();
  await expect(formField(page, form.message)).toHaveValue(
    new RegExp(`^${form.about} replacing SLC 500\n`),
  );
});

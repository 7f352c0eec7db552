import { searchFileName } from '../../../src/features/search/searchAddress';
import { fill } from '../../../src/ui/fill';
import { field as formField } from '../../browser/support/contactForm';
import {
  askAbout,
  askAboutHref,
  foundText,
  itSolutions,
  labels,
  nameOf,
  technologies,
  there,
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
const search = labels['search-field'];
const form = labels['contact-form'];
const code = /assets\/searchCode/;

test.use({ allowedMessages: /404 \(Not Found\)|Failed to load resource/ });

const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
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

test('only the panels that match are shown, until the search is cleared', async ({ page }) => {
  await open(page, at);
  await test.step('one letter is no search yet', async () => {
    await field(page).fill('s');
    await field(page).press('Enter');
    await expect(status(page)).toHaveText(labels.search.tooShort);
    const box = await status(page).boundingBox();
    expect(box?.height).toBeGreaterThan(10);
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

  await test.step('it says how near it comes, and offers to ask about missing things', async () => {
    const [query, part] = ['hitachi EH-150', '22B-D010N104'];
    const guessed = fill(labels.search.guessed, { words: 'compactlogics' });
    for (const [words, says, topic] of [
      [
        'compactlogics',
        `1 model in 1 category; 2 places on this site. ${guessed} ${labels.search.closest}`,
        'PLCs & Controllers: CompactLogix 5380',
      ],
      [query, fill(labels.search.nothing, { query }), query],
      [part, fill(labels.search.unknownNumber, { query: part }), part],
    ] as const) {
      await field(page).fill(words);
      await expect(status(page)).toHaveText(says);
      const ask = page.getByRole('link', { name: askAbout(topic) }).first();
      await expect(ask).toHaveAttribute('href', askAboutHref(topic));
    }
    await expect(headers(page)).toHaveCount(0);
    await field(page).fill('powerflex 40');
    await expect(status(page)).toHaveText(
      `3 models in 1 category. ${labels.search.partly} ${labels.search.closest}`,
    );
  });

  await test.step('an older model is answered with its successor, and a way to ask for it', async () => {
    const older = { model: 'SLC 500', successor: 'CompactLogix 5380' };
    await field(page).fill(older.model);
    await expect(page.getByText(fill(labels.successors.answer, older))).toBeVisible();
    const topic = fill(labels.successors.topic, older);
    const ask = page.getByRole('link', { name: askAbout(topic) });
    await expect(ask).toHaveAttribute('href', askAboutHref(topic));
  });

  await test.step('Escape and "Clear search" bring the panels back as they were', async () => {
    await field(page).clear();
    await expectAllPanels(page);
    await page.getByRole('button', { name: 'SCADA Systems' }).click();
    for (const clear of [
      () => page.keyboard.press('Escape'),
      () => button(page, labels.search.clear).press('Enter'),
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
      await expect(status(page)).toHaveText(labels.search.cleared);
      await expect(page).toHaveURL(new RegExp(`${at}$`));
    }
  });
});

test('with an input method, results are announced once the letter is there, and its keys do nothing else', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, at);
  const hears = await listen(page);
  await field(page).focus();
  const typing = await page.context().newCDPSession(page);
  await typing.send('Input.imeSetComposition', {
    text: 'powerfle',
    selectionStart: 8,
    selectionEnd: 8,
  });
  await expect(marks(page)).not.toHaveCount(0);
  await hears();
  await expect(page).toHaveURL(at);
  await typing.send('Input.insertText', { text: 'powerflex' });
  await hears(/^\d+ /);
  await expect(page).toHaveURL(/\?q=powerflex$/);
  await field(page).blur();
  await field(page).focus();
  await hears();

  // In the middle of a letter, and as some browsers tell of it.
  for (const composing of [
    { isComposing: true, keyCode: 27 },
    { isComposing: false, keyCode: 229 },
  ]) {
    await field(page).fill('ひょう');
    for (const key of ['Escape', 'Enter'])
      await field(page).dispatchEvent('keydown', { key, ...composing });
    await expect(field(page)).toHaveValue('ひょう');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
  }
});

test('a search goes with its page: into a question and back, one by one, and not to the page before it; a link to the page lets go of it', async ({
  page,
}) => {
  const expectFound = async (words: string, panel: RegExp) => {
    await expect(field(page)).toHaveValue(words);
    await expect(headers(page)).toHaveText([panel]);
  };
  await open(page, pathOf('about'));
  await visit(page, nameOf('technologies'));
  await field(page).pressSequentially('kepware');
  await expectFound('kepware', /^Industry 4\.0/);
  // At once: the address is not waiting for a pause.
  await page.getByRole('link', { name: askAbout('Industry') }).click();
  await expect(formField(page, form.message)).toHaveValue(/^\S+ Industry 4\.0.*: kepware\n\n$/);
  await page.goBack();
  await expectFound('kepware', /^Industry 4\.0/);
  // The skip link makes an entry of its own.
  await page.getByRole('link', { name: labels.shared.skipLink }).press('Enter');
  await field(page).fill('citect');
  await expect(page).toHaveURL(/q=citect/);
  await page.goBack();
  await expectFound('kepware', /^Industry 4\.0/);
  await page.goBack();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(pathOf('about'));
  await page.goForward();
  await page.goForward();
  await expectFound('citect', /^SCADA Systems/);

  await navLink(page, nameOf('technologies')).click();
  await expect(page).toHaveURL(at);
  await expectAllPanels(page);
  await expect(field(page)).toHaveValue('');
});

test('before the page is hydrated Enter asks for it with the words, and typed words count more than the address', async ({
  page,
}) => {
  const release = await hold(page, /assets\/TechnologiesPage/);
  await page.goto(at);
  await field(page).fill('kepware');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\?q=kepware$/);
  await field(page).fill('citect');
  release();
  await hydrated(page);
  await expect(headers(page)).toHaveText([/^SCADA Systems/]);
  await expect(field(page)).toHaveValue('citect');
  await expect(page).toHaveURL(/\?q=citect$/);
});

test('a search that is opened by its address says that it searches until it has found', async ({
  page,
}) => {
  const release = await hold(page, `**/${searchFileName}`);
  await open(page, `${at}?q=powerflex`);
  await expect(status(page)).toHaveText(search.searching);
  expect((await status(page).boundingBox())?.height).toBeGreaterThan(10);
  release();
  await expect(marks(page)).not.toHaveCount(0);
  await expect(page.getByText(search.searching)).toHaveCount(0);
});

test('without its code, or the texts to search, it says so, and loses neither words nor panels', async ({
  page,
}) => {
  const file = `**/${searchFileName}`;
  for (const missing of [code, file]) await page.route(missing, (route) => route.abort());
  await open(page, at);
  await field(page).pressSequentially('kepw');
  const expectFailed = async () => {
    await expect(page.getByRole('alert')).toHaveText(search.failed);
    await expect(field(page)).toHaveValue('kepw');
    await expectAllPanels(page);
  };
  await expectFailed();
  await page.unroute(code);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(searchFileName),
  );
  await field(page).press('Enter');
  await failed;
  await expectFailed();
  await page.unroute(file);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\?q=kepw$/);
  await expect(headers(page)).toHaveText([/^Industry 4\.0/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('results are shown above the keyboard, with the field', async ({ page }) => {
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
    const label = page.getByText(search.label, { exact: true });
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await label.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  });

  test('a place that is found opens, on another page and on its own; Back and a reload come to it again', async ({
    page,
  }) => {
    const title = there(itSolutions.sections[1]).title;
    const place = page.getByRole('link', { name: `${title} (IT Solutions)` });
    const panel = page.getByRole('button', { name: title });
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    const follow = async () => {
      // At once: the address is not waiting for a pause.
      await place.click();
      await expect(page).toHaveURL(`${pathOf('itsolutions')}#open-source`);
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      await expect(panel).toHaveAttribute('aria-expanded', 'true');
      await expect(field(page)).toHaveValue('');
    };
    await open(page, '/no-such-page');
    await field(page).fill('modbus');
    await follow();
    await page.goBack();
    await expect(field(page)).toHaveValue('modbus');
    await follow();
    await panel.click();
    await field(page).fill('modbus');
    await place.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await twoFrames(page);
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await follow();
    await page.goBack();
    for (const way of ['Back', 'reload']) {
      if (way === 'reload') await page.reload();
      await expect(field(page)).toHaveValue('modbus');
      await expect(place).toBeInViewport();
      await expect.poll(top).toBe(before);
    }

    // A service is turned to its back.
    await field(page).fill('risk assessment');
    await page.getByRole('link', { name: 'Safety (Home)' }).click();
    await expect(page.locator('#safety')).toHaveAttribute('open', '');
    await expect(page.locator('#safety summary')).toBeFocused();
  });
});

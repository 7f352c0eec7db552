import { searchFile } from '../../src/features/finder/searchFile';
import { fill } from '../../src/ui/fill';
import { pathOf } from '../support/company';
import { askAbout, itSolutions, labels } from './support/content';
import { expect, open, test } from './support/test';
import { twoFrames } from './support/twoFrames';

test.use({ allowedMessages: /404 \(Not Found\)|net::ERR_FAILED/ });

const { step } = test;
const [, openSource] = itSolutions.sections;
const place = { name: `${openSource?.title} (IT Solutions)` };

for (const path of [pathOf('home'), '/no-such-page']) {
  test(`a place of the site is found from ${path}, opened, and its heading is focused`, async ({
    page,
  }) => {
    await open(page, path);
    await page.getByLabel(labels['finder-field'].label).fill('modbus');
    await page.getByRole('link', place).click();
    await expect(page).toHaveURL(`${pathOf('itsolutions')}#open-source`);
    await expect(page.getByRole('heading', { name: openSource?.title ?? '' })).toBeFocused();
  });
}

test('a place of the page itself takes the place of the results', async ({ page }) => {
  await open(page, pathOf('itsolutions'));
  const panel = page.getByRole('button', { name: openSource?.title ?? '' });
  await panel.click();
  await expect(panel).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel(labels['finder-field'].label).fill('modbus');
  await page.getByRole('link', place).click();
  await expect(panel).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: openSource?.title ?? '' })).toBeFocused();
  await expect(page.getByLabel(labels['finder-field'].label)).toHaveValue('');
});

for (const [where, from, to] of [
  ['on the page itself', pathOf('itsolutions'), `${pathOf('itsolutions')}#open-source`],
  ['on another page', pathOf('home'), `${pathOf('itsolutions')}#open-source`],
] as const) {
  test(`Back from a result ${where} brings the words and what they found again, and so does a reload`, async ({
    page,
  }) => {
    await open(page, from);
    const field = page.getByLabel(labels['finder-field'].label);
    await field.fill('modbus');
    // At once: the address is not waiting for a pause.
    await page.getByRole('link', place).click();
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(field).toHaveValue('modbus');
    await expect(page.getByRole('link', place)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('modbus');
    await expect(page.getByRole('link', place)).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back and a reload come to the result that was followed, however far down it is', async ({
    page,
  }) => {
    await open(page, pathOf('home'));
    await page.getByLabel(labels['finder-field'].label).fill('safety');
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

test('a service that is found is turned to its back', async ({ page }) => {
  await open(page, pathOf('itsolutions'));
  await page.getByLabel(labels['finder-field'].label).fill('risk assessment');
  await page.getByRole('link', { name: 'Safety (Home)' }).click();
  await expect(page.locator('#safety')).toHaveAttribute('open', '');
  await expect(page.locator('#safety summary')).toBeFocused();
});

test('an older model is answered with its successor, and the question begins the message', async ({
  page,
}) => {
  await open(page, pathOf('technologies'));
  await page.getByLabel(labels['finder-field'].label).fill('slc 500');
  await expect(
    page.getByText(
      fill(labels.successors.answer, { model: 'SLC 500', successor: 'CompactLogix 5380' }),
    ),
  ).toBeVisible();
  const ask = askAbout(fill(labels.successors.topic, { model: 'SLC 500' }));
  await page.getByRole('link', { name: ask }).click();
  await expect(page.getByRole('textbox', { name: labels['contact-form'].message })).toHaveValue(
    new RegExp(`^${labels['contact-form'].about} replacing SLC 500\n`),
  );
});

test('without the places of the site the products are found, and it says so', async ({ page }) => {
  await page.route(`**/${searchFile}`, (route) => route.abort());
  await open(page, pathOf('technologies'));
  await step('products are found', async () => {
    await page.getByLabel(labels['finder-field'].label).fill('s7-1500');
    await expect(page.locator('mark').first()).toHaveText('S7-1500');
  });
  await step('where nothing is found, it says what was searched', async () => {
    await page.getByLabel(labels['finder-field'].label).fill('pizza');
    await expect(page.getByText(labels.finder.nothingInProducts)).toBeVisible();
  });
});

import { pathOf } from '../support/company';
import {
  expectCleared,
  expectKept,
  fillIn,
  send,
  status,
  success,
  values,
} from './support/contactForm';
import { nameOf } from './support/content';
import { visit } from './support/moving';
import { expect, hydrated, open, test } from './support/test';

test('what is typed and not sent is there after a reload, and on Back after that of another page', async ({
  page,
}) => {
  await open(page, pathOf('contact'));
  await fillIn(page);
  await page.reload();
  await hydrated(page);
  await expectKept(page);
  await visit(page, nameOf('about'));
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectKept(page);
});

test('it is kept by the history entry alone, and never what a robot fell for', async ({ page }) => {
  await open(page, pathOf('contact'));
  await page.locator('#website').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await fillIn(page);
  await expect.poll(() => page.evaluate(() => history.state?.draft)).toEqual(values);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('what was sent is kept nowhere', async ({ page }) => {
  await open(page, pathOf('contact'));
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toHaveText(success);
  expect(await page.evaluate(() => history.state?.draft)).toBeUndefined();
  await page.reload();
  await hydrated(page);
  await expectCleared(page);
});

import {
  expectCleared,
  expectKept,
  field,
  fillIn,
  send,
  status,
  success,
  trap,
} from '../../browser/support/contactForm';
import { labels, nameOf } from '../../browser/support/content';
import { visit } from '../../browser/support/moving';
import { expect, hydrated, open, type Page, test } from '../../browser/support/test';
import { pathOf } from '../../support/company';

const text = labels['contact-form'];

async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

async function sendIt(page: Page) {
  await send(page).click();
  await expect(status(page)).toHaveText(success);
}

test('the tab keeps typed text over other pages, Back and a reload without a connection, and stores nothing while it is shown; a sent message is kept nowhere', async ({
  page,
  context,
}) => {
  await open(page, pathOf('contact'));
  await trap(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await fillIn(page);
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
  const nothing = JSON.stringify([{}, {}, '']);
  expect(await stored()).toBe(nothing);
  for (const _ of ['the first time', 'again']) {
    await context.setOffline(true);
    await page.reload().catch(() => undefined);
    await expect(page.getByRole('main')).toBeHidden();
    await context.setOffline(false);
    await reload(page);
    await expectKept(page);
    expect(await stored()).toBe(nothing);
  }
  await visit(page, nameOf('about'));
  await reload(page);
  await page.goBack();
  await expectKept(page);
  await visit(page, nameOf('about'));
  await visit(page, nameOf('contact'));
  await expectKept(page);

  await sendIt(page);
  expect(await stored()).toBe(nothing);
  await reload(page);
  await expectCleared(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(pathOf('contact'));
  await expectCleared(page);
  await reload(page);
  await expectCleared(page);
});

test('the browser does not fill in a sent message again; text typed next is kept', async ({
  page,
}) => {
  await open(page, pathOf('contact'));
  await fillIn(page);
  await open(page, pathOf('about'));
  await open(page, pathOf('contact'));
  await fillIn(page);
  await sendIt(page);
  await page.goBack();
  await expect(page).toHaveURL(pathOf('about'));
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(pathOf('contact'));
  await hydrated(page);
  await expect(field(page, text.message)).toHaveValue('');
  await fillIn(page);
  await reload(page);
  await expectKept(page);
});

import {
  expectCleared,
  expectKept,
  fillIn,
  send,
  status,
  success,
  trap,
  values,
} from '../../browser/support/contactForm';
import { nameOf } from '../../browser/support/content';
import { visit } from '../../browser/support/moving';
import { expect, hydrated, open, type Page, test } from '../../browser/support/test';
import { pathOf } from '../../support/company';

const saved = (page: Page) => page.evaluate(() => history.state?.message?.message);

async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

async function sendIt(page: Page) {
  await send(page).click();
  await expect(status(page)).toHaveText(success);
}

test('only its history entry keeps typed text, over Back and a reload without a connection; a sent message is kept nowhere', async ({
  page,
  context,
}) => {
  await open(page, pathOf('contact'));
  await trap(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await fillIn(page);
  await expect.poll(() => saved(page)).toMatchObject(values);
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
  const kept = `${await stored()}${JSON.stringify(await page.evaluate(() => history.state))}`;
  for (const words of Object.values(values)) expect(kept).not.toContain(words);
  await reload(page);
  await expectCleared(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(pathOf('contact'));
  await expectCleared(page);
  await reload(page);
  await expectCleared(page);
  expect(await saved(page)).toBeUndefined();
});

test('a duplicated tab offers no message that the first one has sent, and another tab keeps its own', async ({
  page,
  context,
}) => {
  await open(page, pathOf('contact'));
  await fillIn(page);
  await expect.poll(() => saved(page)).toBeDefined();
  const state = await page.evaluate(() => history.state);
  const [duplicate, other] = [await context.newPage(), await context.newPage()];
  await other.goto(pathOf('contact'));
  await fillIn(other, { ...values, message: 'Another.' });
  // A duplicate has the history entry with its state.
  await duplicate.addInitScript((copied) => history.replaceState(copied, ''), state);
  await open(duplicate, pathOf('contact'));
  await expectKept(duplicate);
  await sendIt(page);
  await expectCleared(duplicate);
  await reload(duplicate);
  await expectCleared(duplicate);
  await expectKept(other, { ...values, message: 'Another.' });
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
  await expectCleared(page);
  expect(await saved(page)).toBeUndefined();
  await fillIn(page);
  await reload(page);
  await expectKept(page);
});

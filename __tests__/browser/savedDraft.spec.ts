import { pathOf } from '../support/company';
import {
  expectCleared,
  expectKept,
  fillIn,
  send,
  status,
  success,
  trap,
  values,
} from './support/contactForm';
import { nameOf } from './support/content';
import { visit } from './support/moving';
import { expect, hydrated, open, type Page, test } from './support/test';

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
  await trap(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await fillIn(page);
  await expect
    .poll(() => page.evaluate(() => history.state?.draft))
    .toEqual({ ...values, typedAt: expect.any(Number) });
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test.describe('what was sent is kept nowhere', () => {
  const sendIt = async (page: Page) => {
    await send(page).click();
    await expect(status(page)).toHaveText(success);
  };

  test('it does not come back by a reload', async ({ page }) => {
    await open(page, pathOf('contact'));
    await fillIn(page);
    await sendIt(page);
    expect(await page.evaluate(() => history.state?.draft)).toBeUndefined();
    await page.reload();
    await hydrated(page);
    await expectCleared(page);
  });

  test('nor by Back to where it was begun, before a reload or after one', async ({ page }) => {
    await open(page, pathOf('contact'));
    await fillIn(page);
    await expect.poll(() => page.evaluate(() => history.state?.draft)).toMatchObject(values);
    await visit(page, nameOf('about'));
    await visit(page, nameOf('contact'));
    await expectKept(page);
    await sendIt(page);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('contact'));
    await expectCleared(page);
    await page.reload();
    await hydrated(page);
    await expectCleared(page);
    expect(await page.evaluate(() => history.state?.draft)).toBeUndefined();
  });

  test('nor by the browser, which fills in forms again by itself', async ({ page }) => {
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
    expect(await page.evaluate(() => history.state?.draft)).toBeUndefined();
    await test.step('and what is typed afterwards is kept as before', async () => {
      await fillIn(page);
      await page.reload();
      await hydrated(page);
      await expectKept(page);
    });
  });

  test('nothing of it is stored', async ({ page }) => {
    await open(page, pathOf('contact'));
    await fillIn(page);
    await sendIt(page);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    );
    for (const words of Object.values(values)) expect(stored).not.toContain(words);
  });
});

test.describe('a draft is forgotten a day after its last letter', () => {
  const hour = 60 * 60 * 1000;

  test('by a reload, by Back, and in a page that was left open', async ({ page }) => {
    await page.clock.install();
    const later = (hours: number) =>
      page
        .evaluate((ms) => Date.now() + ms, hours * hour)
        .then((at) => page.clock.setSystemTime(at));
    await open(page, pathOf('contact'));
    await fillIn(page);
    await later(20);
    await page.reload();
    await hydrated(page);
    await expectKept(page);
    // Looking at it again does not make it younger.
    await later(5);
    await page.reload();
    await hydrated(page);
    await expectCleared(page);
    expect(await page.evaluate(() => history.state?.draft)).toBeUndefined();

    await fillIn(page);
    await visit(page, nameOf('about'));
    await later(25);
    await page.goBack();
    await expectCleared(page);

    await fillIn(page);
    await later(25);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectCleared(page);
    expect(await page.evaluate(() => history.state?.draft)).toBeUndefined();
  });
});

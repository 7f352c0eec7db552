import { field, fillIn, send, values } from '../browser/support/contactForm';
import { labels } from '../browser/support/content';
import { expect, hold, hydrated, type Page, test } from '../browser/support/test';
import { pathOf } from '../support/company';

const text = labels['contact-form'];

// React reports that it has made the page anew.
test.use({ allowedMessages: /hydrat|Minified React error #4(18|2\d)/i });

const holdScript = (page: Page) => hold(page, /\/assets\/.*\.js$/);

/** Puts a form filler's element beside, before or into another one. */
const putElement = (page: Page, selector: string, place: InsertPosition) =>
  page
    .locator(selector)
    .evaluate(
      (element, where) => void element.insertAdjacentElement(where, document.createElement('div')),
      place,
    );

test('text typed before React starts survives elements around the fields', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(pathOf('contact'), { waitUntil: 'commit' });
  await field(page, text.name).fill(values.name);
  await field(page, text.email).fill(values.email);
  await field(page, text.message).pressSequentially(values.message);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await putElement(page, 'form [name=email]', 'afterend');
  await putElement(page, 'form [name=message]', 'beforebegin');
  await putElement(page, 'main form', 'afterbegin');
  release();
  await hydrated(page);

  await expect(field(page, text.name)).toHaveValue(values.name);
  await expect(field(page, text.email)).toHaveValue(values.email);
  await expect(field(page, text.message)).toBeFocused();
  await page.keyboard.type('!');
  const typed = `${values.message.slice(0, -2)}!${values.message.slice(-2)}`;
  await expect(field(page, text.message)).toHaveValue(typed);
  // The form keeps it as well.
  await page.reload();
  await hydrated(page);
  await expect(field(page, text.message)).toHaveValue(typed);
});

test('a search typed before React starts is answered, with an element beside', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(pathOf('technologies'), { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('powerfle');
  await putElement(page, '[type=search]', 'afterend');
  release();
  await hydrated(page);
  await expect(search).toBeFocused();
  await page.keyboard.type('x');
  await expect(search).toHaveValue('powerflex');
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
});

test('"Send" pressed before React starts sends once', async ({ page, formService }) => {
  const release = await holdScript(page);
  await page.goto(pathOf('contact'), { waitUntil: 'commit' });
  await fillIn(page);
  await putElement(page, 'main form', 'afterbegin');
  await send(page).click();
  release();
  await expect(page.getByText(text.success)).toBeVisible();
  expect(formService.messages.map((message) => JSON.parse(message))).toEqual([values]);
});

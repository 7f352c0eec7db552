import { expect, open, type Page, test } from '../../browser/support/test';
import { pathOf } from '../../support/company';

const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('search').getByRole('status');

/** A key as a browser tells of it while an input method makes a letter of several. */
type Key = { key: string; isComposing: boolean; keyCode: number };
const press = (page: Page, init: Key) =>
  field(page).evaluate((input, event) => {
    input.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event }),
    );
  }, init);

test('a key of an input method neither empties the search nor leaves it', async ({ page }) => {
  await open(page, pathOf('technologies'));
  for (const init of [
    // In the middle of a letter, and as some browsers tell of it.
    { isComposing: true, keyCode: 27 },
    { isComposing: false, keyCode: 229 },
  ]) {
    await field(page).fill('ひょう');
    await press(page, { key: 'Escape', ...init });
    await press(page, { key: 'Enter', ...init });
    await expect(field(page)).toHaveValue('ひょう');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
  }
});

test('a pause in the middle of a letter is announced to nobody, and not written to the address', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, pathOf('technologies'));
  await field(page).focus();
  const typing = await page.context().newCDPSession(page);
  await typing.send('Input.imeSetComposition', {
    text: 'powerfle',
    selectionStart: 8,
    selectionEnd: 8,
  });
  await expect(field(page)).toHaveValue('powerfle');
  await expect(page.locator('mark').first()).toBeVisible();
  // Longer than a pause in typing.
  await page.clock.runFor(1000);
  await expect(status(page)).toBeEmpty();
  expect(new URL(page.url()).search).toBe('');
  await typing.send('Input.insertText', { text: 'powerflex' });
  await expect(page).toHaveURL(/\?q=powerflex$/);
  await expect(status(page)).not.toBeEmpty();
});

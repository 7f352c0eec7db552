import * as form from '../browser/support/contactForm';
import { labels, symptoms, there } from '../browser/support/content';
import { expect, open, type Page, test } from '../browser/support/test';
import { pathOf } from '../support/company';
import { translate } from '../support/translator';

const field = (page: Page) =>
  page.getByRole('searchbox', { name: new RegExp(labels['search-field'].label) });
const found = (page: Page) => page.getByRole('button', { name: new RegExp(labels.search.clear) });
const withBlanks = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));

/** The delays of Chromium's and Safari's translators after a change, in ms. */
for (const { delay, tag } of [
  { delay: 400, tag: '@matrix' },
  { delay: 0, tag: [] },
])
  test.describe(`on a page that is translated again ${delay} ms after each change`, { tag }, () => {
    test('a search is answered with each letter', async ({ page }) => {
      await open(page, pathOf('technologies'));
      await page.evaluate(translate, delay);
      for (const words of ['S7-1', 'mot', 'saf', 'how fa', 'powerflex']) {
        await field(page).fill('');
        await field(page).pressSequentially(words, { delay: 20 });
        await expect(
          page.getByRole('main').locator('.font-strong[aria-hidden]', { hasText: /./ }).first(),
        ).toBeVisible();
        await expect(field(page)).toHaveValue(words);
        await expect(field(page)).toBeFocused();
      }
      await found(page).click();
      await expect(found(page)).toBeHidden();
    });

    test('the line, the panels and the form answer', async ({ page, formService }) => {
      await open(page, '/');
      await page.evaluate(translate, delay);
      const symptom = there(symptoms[1]);
      const row = page.locator(`#symptom-${symptom.id}`);
      await row.locator('summary', { hasText: withBlanks(symptom.words) }).click();
      await expect(row.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });

      await open(page, pathOf('technologies'));
      await page.evaluate(translate, delay);
      const panels = page.getByRole('main').locator('h2 [aria-expanded]');
      await page.getByRole('button', { name: withBlanks(labels.panels.collapseAll) }).click();
      await expect(panels.first()).toHaveAttribute('aria-expanded', 'false');
      await page.getByRole('button', { name: withBlanks(labels.panels.expandAll) }).click();
      await expect(panels.first()).toHaveAttribute('aria-expanded', 'true');

      await open(page, pathOf('contact'));
      await page.evaluate(translate, delay);
      for (const [name, value] of Object.entries(form.values))
        await page.locator(`form [name=${name}]`).fill(value);
      await page.locator('form [type=submit]:visible').click();
      await expect(form.status(page)).toContainText(withBlanks(form.success));
      expect(formService.messages).toHaveLength(1);
    });
  });

import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { contactPage } from '../../src/content/contact';
import { allRoutes } from '../../src/routes';
import { expect, hold, open, type Page, test } from './support/test';

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** WCAG 2.2 A and AA and axe's best practices: nothing found in the page as it is now. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate((options) => axe.run(options), standards);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404|413/ });

const widths = [320, 768, 1440];

for (const width of widths) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { path } of allRoutes) {
      test(`on ${path}`, async ({ page }) => {
        await open(page, path);
        await expectNoViolations(page);
      });
    }

    test('with the carousels moved and the cards flipped', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Next slide' }).first().click();
      for (const summary of await page.locator('summary').all()) {
        await summary.focus();
        await summary.press('Enter');
      }
      await expect(page.locator('details[open]')).toHaveCount(8);
      await expectNoViolations(page);
    });

    test('with the panels closed', async ({ page }) => {
      await open(page, '/technologies');
      await page.getByRole('button', { name: 'Collapse all' }).click();
      await expectNoViolations(page);
    });

    test('with the form sending, refused and sent, and a toast shown', async ({ page }) => {
      const { form: text } = contactPage;
      await open(page, '/contact');
      await page.getByRole('button', { name: 'Copy phone' }).click();
      await page.getByRole('textbox', { name: text.name }).fill('Axe');
      await page.getByRole('textbox', { name: text.email }).fill('axe@plant.example');
      const message = page.getByRole('textbox', { name: text.message });
      await message.fill('x'.repeat(70_000));

      const release = await hold(page, '**/inbox');
      await page.getByRole('button', { name: text.send }).click();
      await expect(page.getByRole('button', { name: text.sending })).toBeVisible();
      await expectNoViolations(page);
      release();
      await expect(page.getByText(text.refused)).toBeVisible();
      await expectNoViolations(page);
      await message.fill('short');
      await page.getByRole('button', { name: text.send }).click();
      await expect(page.getByText(text.success)).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

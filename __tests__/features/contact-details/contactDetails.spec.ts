import { readFileSync } from 'node:fs';
import { vcard } from '../../../src/generator/vcard';
import { field } from '../../browser/support/contactForm';
import { copyName, labels, mail, telephone } from '../../browser/support/content';
import { button, expect, open, type Page, test } from '../../browser/support/test';
import { company, modules } from '../../support/company';
import { listen } from '../support/announcements';

const { done, failed, dismiss, notification } = labels.copy;

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

const copyButton = (page: Page, what = labels.contact.telephone) => button(page, copyName(what));
const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: done });

test.describe('when the code of notifications does not arrive', () => {
  test.use({ allowedMessages: /Failed to (load|fetch)/ });

  test('plain words say what was copied, and the next time a notification does', async ({
    page,
  }) => {
    let isDown = true;
    await page.route(/\/Toasts\./, (route) => (isDown ? route.abort() : route.continue()));
    await open(page, '/contact');
    await copyButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(done);
    isDown = false;
    await copyButton(page).click();
    await expect(toast(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a number is copied, which a notification says that keys reach and close, and the contact card is saved', async ({
  page,
}) => {
  // A small phone: there is little room beside it.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  await open(page, '/contact');
  const notify = async () => {
    await copyButton(page).press('Enter');
    await expect(toast(page)).toBeVisible();
    await expect(copyButton(page)).toBeFocused();
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const expectClosed = async () => {
    await expect(toast(page)).toHaveCount(0);
    await expect(copyButton(page)).toBeFocused();
  };
  await notify();
  await expect
    .poll(async () => {
      const [from, over] = [await copyButton(page).boundingBox(), await toast(page).boundingBox()];
      return (from?.y ?? 0) + (from?.height ?? 0) <= (over?.y ?? 0);
    }, 'it does not cover what it came from')
    .toBe(true);
  await press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await press('Tab');
  await expect(toast(page)).toBeFocused();
  await press('Tab');
  await expect(button(page, dismiss)).toBeFocused();
  await press('Enter');
  await expectClosed();
  for (const way of [[], ['F8'], ['F8', 'Tab', 'Tab']]) {
    await notify();
    await press(...way, 'Escape');
    await expectClosed();
  }
  await test.step('focus that is elsewhere on the page stays there', async () => {
    await notify();
    const name = field(page, labels['contact-form'].name);
    await name.press('Escape');
    await expect(toast(page)).toHaveCount(0);
    await expect(name).toBeFocused();
  });

  await test.step('text that could not be copied is selected', async () => {
    const hears = await listen(page);
    await copyButton(page, labels.contact.mail).click();
    await hears(`${notification} ${done}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mail);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copyButton(page).click();
    await hears(`${notification} ${failed}`);
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(telephone);
  });

  await test.step('the contact card is saved', async () => {
    const link = page.getByRole('link', { name: labels.contact.vcard });
    const download = page.waitForEvent('download');
    await link.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(modules.site.contactCard);
    expect(readFileSync(await saved.path(), 'utf8')).toBe(vcard(company));
  });
});

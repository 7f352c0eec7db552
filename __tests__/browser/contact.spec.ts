import { readFile } from 'node:fs/promises';
import { contactPage } from '../../src/content/contactPage';
import {
  exception,
  expectCleared,
  expectKept,
  field,
  fillIn,
  refused,
  send,
  status,
  success,
  type Values,
  values,
} from './support/contactForm';
import { expect, hold, hydrated, open, test } from './support/test';
import { testSite } from './support/testSite';

const { form: text } = contactPage;

/** What lies in the inbox under a name. */
async function received(name: string): Promise<Values[]> {
  const lines = (await readFile(testSite.inboxFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines
    .filter(Boolean)
    .map((line): Values => JSON.parse(line))
    .filter((message) => message.name === name);
}

test('a message arrives in the inbox with every character intact', async ({ page }) => {
  const message = `Tēnā koutou — “labels” & <b>caps</b> 🍺\nsecond line\n${'x'.repeat(10_000)}`;
  const name = "Wiremu O'Neill 王";
  await open(page, '/contact');
  await fillIn(page, { ...values, name, message });
  await send(page).click();
  await expect(status(page)).toHaveText(success);
  await expectCleared(page);
  expect(await received(name)).toEqual([expect.objectContaining({ email: values.email, message })]);

  await page.goto('/inbox');
  const arrived = page.getByRole('article').filter({ hasText: name });
  await expect(arrived.locator('pre')).toHaveText(message, { useInnerText: true });
});

test('the browser asks for what is missing and for an address that is one', async ({ page }) => {
  await open(page, '/contact');
  await send(page).click();
  await expect(field(page, text.name)).toBeFocused();
  await fillIn(page, { ...values, email: 'no address' });
  await send(page).click();
  await expect(field(page, text.email)).toBeFocused();
  await expect(status(page)).toBeEmpty();
});

test('3.3.1: what is wrong stays beside its field, and tied to it, until it is mended', async ({
  page,
}) => {
  await open(page, '/contact');
  const [name, email] = [field(page, text.name), field(page, text.email)];
  await expect(name).not.toHaveAttribute('aria-invalid');
  await send(page).click();
  await expect(name).toBeFocused();
  for (const box of [name, email, field(page, text.message)]) {
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    const says = await box.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(says).not.toBe('');
    await expect(box).toHaveAccessibleDescription(new RegExp(`${says}$`));
  }
  await name.fill('Aroha');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(name).toHaveAccessibleDescription('');
  await email.fill('aroha');
  await expect(email).toHaveAccessibleDescription(/@/);
  await email.fill('aroha@plant.example');
  await expect(email).toHaveAccessibleDescription('');
  await expect(field(page, text.message)).toHaveAccessibleDescription(
    new RegExp(`^${text.messageHint}`),
  );
});

test('1.3.5, 3.3.2: the fields have their labels, their purpose, and are required', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(field(page, text.name)).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, text.email)).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, text.email)).toHaveAttribute('type', 'email');
  for (const label of [text.name, text.email, text.message]) {
    await expect(field(page, label)).toHaveAttribute('required');
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
});

test('who has gone on while it is sending is not taken away from there', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  const release = await hold(page, '**/inbox');
  await send(page).click();
  const link = page.getByRole('navigation').getByRole('link', { name: 'About Us' });
  await link.focus();
  release();
  await expect(status(page)).toHaveText(success);
  await expect(link).toBeFocused();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('2.4.12: a toast does not cover the button that raised it', async ({ page }) => {
    await open(page, '/contact');
    for (const way of ['phone', 'email']) {
      const copy = page.getByRole('button', { name: `Copy ${way}` });
      await copy.press('Enter');
      const toast = page.getByRole('listitem').filter({ hasText: 'Dismiss' });
      await expect
        .poll(async () => {
          const [button, over] = [await copy.boundingBox(), await toast.boundingBox()];
          return (button?.y ?? 0) + (button?.height ?? 0) <= (over?.y ?? 0);
        })
        .toBe(true);
    }
  });
});

test('4.1.3: the status region is there, and empty, from the start', async ({ page }) => {
  await page.goto('/contact');
  await expect(status(page)).toBeAttached();
  await expect(status(page)).toBeEmpty();
});

test('while it is sending the fields keep what they hold', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  const release = await hold(page, '**/inbox');
  await send(page).click();
  await expect(page.getByRole('button', { name: text.sending })).toBeFocused();
  for (const label of [text.name, text.email, text.message]) {
    await expect(field(page, label)).not.toBeEditable();
  }
  release();
  await expect(status(page)).toHaveText(success);
  await expect(field(page, text.name)).toBeEditable();
});

test('after a success focus is on the message', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toBeFocused();
});

test.describe('when the service refuses', () => {
  test.use({ allowedMessages: /413/ });

  test('the message says so, nothing typed is lost, and the button works again', async ({
    page,
  }) => {
    await open(page, '/contact');
    const name = 'Too Long';
    await fillIn(page, { ...values, name, message: 'x'.repeat(70_000) });
    await send(page).click();
    await expect(status(page)).toHaveText(refused);
    await expect(send(page)).toBeFocused();
    await expect(field(page, text.name)).toHaveValue(name);
    await field(page, text.message).fill('shorter');
    await send(page).click();
    await expect(status(page)).toContainText('✅');
    expect(await received(name)).toHaveLength(1);
  });
});

test.describe('when there is no network', () => {
  test.use({ allowedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test('the message says so, nothing typed is lost, and the button works again', async ({
    page,
    context,
  }) => {
    await open(page, '/contact');
    const sent = { ...values, name: 'Off Line' };
    await fillIn(page, sent);
    await context.setOffline(true);
    await send(page).click();
    await expect(status(page)).toHaveText(exception);
    await expectKept(page, sent);
    await context.setOffline(false);
    await send(page).click();
    await expect(status(page)).toContainText('✅');
    expect(await received(sent.name)).toHaveLength(1);
  });
});

test('no answer within 15 s counts as an exception', async ({ page }) => {
  test.setTimeout(40_000);
  await open(page, '/contact');
  await page.route('**/inbox', () => {});
  await fillIn(page);
  const started = Date.now();
  await send(page).click();
  await expect(page.getByRole('button', { name: text.sending })).toBeVisible();
  await expect(status(page)).toHaveText(exception, {
    timeout: 20_000,
  });
  expect(Date.now() - started).toBeGreaterThanOrEqual(14_500);
  await expectKept(page);
});

test('submitting twice sends once', async ({ page }) => {
  await open(page, '/contact');
  const name = 'Twice Over';
  await fillIn(page, { ...values, name });
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(status(page)).toContainText('✅');
  expect(await received(name)).toHaveLength(1);
});

test('who leaves while it is sending and comes back sees how it ends, and cannot send it twice', async ({
  page,
}) => {
  await open(page, '/contact');
  const name = 'There And Back';
  await fillIn(page, { ...values, name });
  const release = await hold(page, '**/inbox');
  await send(page).click();
  const nav = page.getByRole('navigation');
  await nav.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await nav.getByRole('link', { name: 'Contact Us' }).click();
  // It says that it is disabled, but a pointer can press it all the same.
  await page.getByRole('button', { name: text.sending }).click({ force: true });
  release();
  await expect(status(page)).toContainText('✅');
  await expectCleared(page);
  expect(await received(name)).toHaveLength(1);
});

test('the message about a submit comes into view, clear of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/contact');
  await fillIn(page);
  await send(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await send(page).click();
  await expect(status(page)).toContainText('✅');
  const footer = await page.getByRole('contentinfo').boundingBox();
  await expect
    .poll(async () => {
      const box = await status(page).boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    })
    .toBeLessThanOrEqual(footer?.y ?? 0);
});

test('what was typed survives a visit to another page', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  const nav = page.getByRole('navigation');
  await nav.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await nav.getByRole('link', { name: 'Contact Us' }).click();
  await expectKept(page);
});

test('what was typed before the script arrived is not lost', async ({ page }) => {
  const release = await hold(page, '**/assets/main.*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  release();
  await hydrated(page);
  await send(page).click();
  await expect(status(page)).toContainText('✅');
  expect((await received(values.name)).at(-1)).toMatchObject(values);
});

test('a robot that fills the trap sends nothing and sees a success', async ({ page }) => {
  await open(page, '/contact');
  const name = 'Robot';
  await fillIn(page, { ...values, name });
  await page.locator('#website').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(status(page)).toContainText('✅');
  expect(await received(name)).toEqual([]);
});

test.describe('the tiles', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('show phone, email, location and LinkedIn, and copy the first two', async ({ page }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    for (const name of ['Phone', 'Email', 'Location', 'LinkedIn']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Copy email' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'hello@fernline.example',
    );
    await expect(status(page)).toBeEmpty();
  });
});

import { fill } from '../../src/ui/fill';
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
  trap,
  type Values,
  values,
} from './support/contactForm';
import {
  company,
  contact,
  copyName,
  home,
  labels,
  nameOf,
  next,
  telephone,
  there,
} from './support/content';
import type { FormService } from './support/formService';
import { tabWalk } from './support/tabWalk';
import { expect, hold, hydrated, open, test } from './support/test';
import { testSite } from './support/testSite';

const text = labels['contact-form'];

/** The messages that have reached the form service. */
const received = ({ messages }: FormService) =>
  messages.map((message): Values => JSON.parse(message));

test('a message arrives with every character intact, and the inbox shows it so', async ({
  page,
  request,
  formService,
}) => {
  const message = `Tēnā koutou — “labels” & <b>caps</b> 🍺\nsecond line\n${'x'.repeat(10_000)}`;
  const sent = { ...values, name: "Wiremu O'Neill 王", message };
  await open(page, '/contact');
  await fillIn(page, sent);
  // Services answer with JSON, not with a page of thanks, where it is asked for.
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await send(page).click();
  expect((await asked).headers()).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  });
  await expect(status(page)).toHaveText(success);
  await expectCleared(page);
  expect(received(formService)).toEqual([sent]);

  await request.post('/inbox', { data: sent });
  await page.goto('/inbox');
  const arrived = page.getByRole('article').filter({ hasText: sent.name });
  await expect(arrived.locator('pre')).toHaveText(message, { useInnerText: true });
});

test('after sending, what happens next and when stands beside the message, which says what it says alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const form = page.getByRole('form');
  const { when = '', what = '' } = next.steps[0] ?? {};
  await expect(form.getByText(what)).toBeHidden();
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toHaveText(success);
  for (const words of [when, what])
    await expect(form.getByText(words)).toBeInViewport({ ratio: 1 });
});

test('who only wants to be called finds the number beside the form, and an address without a dot is one', async ({
  page,
  formService,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact#write');
  const call = page.getByText(text.callInstead).getByRole('link', { name: telephone });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', /^tel:/);
  const sent = { ...values, email: 'jo@plant' };
  await fillIn(page, sent);
  await send(page).click();
  await expect(status(page)).toHaveText(success);
  expect(received(formService)).toEqual([sent]);
});

test('3.3.1: what is wrong stays beside its field, and tied to it, until it is right', async ({
  page,
}) => {
  await open(page, '/contact');
  const [name, email] = [field(page, text.name), field(page, text.email)];
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  // WCAG 3.3.2: each field has a label that is seen.
  for (const label of [text.name, text.email, text.message]) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await send(page).click();
  await expect(name).toBeFocused();
  for (const box of [name, email, field(page, text.message)]) {
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    const says = await box.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(says).not.toBe('');
    await expect(box).toHaveAccessibleDescription(new RegExp(`${says}$`));
  }
  await name.fill('Aroha');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(name).toHaveAccessibleDescription('');
  await test.step('it keeps its words while they are typed, and is right when the field is left', async () => {
    const before = await email.evaluate((input: HTMLInputElement) => input.validationMessage);
    await email.pressSequentially('aroha');
    await expect(email).toHaveAccessibleDescription(before);
    await email.blur();
    await expect(email).toHaveAccessibleDescription(/@/);
  });
  await send(page).click();
  await expect(email).toBeFocused();
  await expect(status(page)).toBeEmpty();
  await email.fill('aroha@plant.example');
  await expect(email).toHaveAccessibleDescription('');
  await expect(field(page, text.message)).toHaveAccessibleDescription(
    new RegExp(`^${text.messageHint}`),
  );
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, permissions: ['clipboard-write'] });

  test('2.4.12: a toast, however long, covers nothing that has focus', async ({ page }) => {
    await open(page, '/contact');
    for (const says of [labels.copy.done, labels.copy.failed]) {
      for (const way of [labels.contact.telephone, labels.contact.mail]) {
        await test.step(`${says}: ${way}`, async () => {
          const copy = page.getByRole('button', { name: copyName(way) });
          await copy.press('Enter');
          const toast = page.getByRole('listitem').filter({ hasText: says });
          await expect
            .poll(async () => {
              const [button, over] = [await copy.boundingBox(), await toast.boundingBox()];
              return (button?.y ?? 0) + (button?.height ?? 0) <= (over?.y ?? 0);
            })
            .toBe(true);
        });
      }
      // A toast stays for as long as the pointer is on it.
      await page.getByRole('button', { name: labels.copy.dismiss }).hover();
      for (const direction of ['forwards', 'backwards'] as const) {
        const stops = await tabWalk(page, direction);
        expect(stops.filter(({ hiddenBy }) => hiddenBy.length > 0)).toEqual([]);
        expect(stops.map(({ name }) => name)).toContain(labels.copy.dismiss);
      }
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an empty submit brings the first field into view with its label', async ({ page }) => {
    await open(page, '/contact');
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await send(page).click();
    await expect(field(page, text.name)).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const label = page.getByText(text.name, { exact: true }).first();
    await expect
      .poll(async () => (await label.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  });
});

test('while it is sending the fields keep what they hold, and focus may go on', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillIn(page);
  const release = await hold(page, testSite.formUrl);
  await send(page).click();
  await expect(page.getByRole('button', { name: text.sending })).toBeFocused();
  for (const label of [text.name, text.email, text.message]) {
    await expect(field(page, label)).not.toBeEditable();
  }
  // A visitor who has gone on is not taken away from there.
  const link = page.getByRole('navigation').getByRole('link', { name: nameOf('about') });
  await link.focus();
  release();
  await expect(status(page)).toHaveText(success);
  await expect(link).toBeFocused();
  await expect(field(page, text.name)).toBeEditable();
});

for (const { what, link, width, height } of [
  { what: 'the first view of a phone', link: home.contactLinkText, width: 390, height: 844 },
  { what: 'the first view of a desktop', link: home.contactLinkText, width: 1440, height: 900 },
  { what: 'the footer of a phone', link: labels.footer.write, width: 390, height: 844 },
]) {
  test(`from ${what} it is one step to the form, its heading and first field in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const write = page.getByRole('link', { name: link }).first();
    await expect(write).toBeInViewport({ ratio: 1 });
    await write.click();
    const heading = page.getByRole('heading', { name: text.title });
    await expect(heading).toBeFocused();
    await expect(field(page, text.name)).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? Number.POSITIVE_INFINITY);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
}

test.describe('when the service refuses', () => {
  test.use({ allowedMessages: /413/ });

  test('a message too long for it, nothing typed is lost, and a shorter one is sent', async ({
    page,
    formService,
  }) => {
    // Longer than what browsers send after a page has gone.
    const sent = { ...values, message: 'x'.repeat(70_000) };
    formService.behave = (response) => response.writeHead(413).end();
    await open(page, '/contact');
    await fillIn(page, sent);
    await send(page).click();
    await expect(status(page)).toHaveText(refused);
    await expect(send(page)).toBeFocused();
    await expectKept(page, sent);
    formService.behave = (response) => response.end();
    await field(page, text.message).fill('shorter');
    await send(page).click();
    await expect(status(page)).toHaveText(success);
    expect(received(formService)).toEqual([sent, { ...values, message: 'shorter' }]);
  });
});

test('no answer within 15 s counts as an exception', async ({ page, formService }) => {
  // No clock of a test drives this timeout: it is asked for and runs, a hundred times as fast.
  await page.addInitScript(() => {
    const timeouts: number[] = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    Object.assign(window, { timeouts });
    AbortSignal.timeout = (ms) => {
      timeouts.push(ms);
      return timeout(ms / 100);
    };
  });
  formService.behave = () => {};
  await open(page, '/contact');
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toHaveText(exception);
  expect(await page.evaluate(() => Reflect.get(window, 'timeouts'))).toEqual([15_000]);
  expect(received(formService)).toEqual([values]);
  await expectKept(page);
});

test('a visitor who leaves while it is sending and comes back sees how it ends, and cannot send it twice', async ({
  page,
  formService,
}) => {
  await open(page, '/contact');
  await fillIn(page);
  const release = await hold(page, testSite.formUrl);
  await send(page).click();
  const nav = page.getByRole('navigation');
  await nav.getByRole('link', { name: nameOf('about') }).click();
  await expect(page).toHaveURL('/about');
  await nav.getByRole('link', { name: nameOf('contact') }).click();
  // It says that it is disabled, but a pointer can press it all the same.
  await page.getByRole('button', { name: text.sending }).click({ force: true });
  release();
  await expect(status(page)).toContainText('✅');
  await expectCleared(page);
  expect(received(formService)).toEqual([values]);
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

test('what was typed before the script arrived is not lost', async ({ page, formService }) => {
  const release = await hold(page, '**/assets/main.*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  release();
  await hydrated(page);
  await send(page).click();
  await expect(status(page)).toContainText('✅');
  expect(received(formService)).toEqual([values]);
});

test('what fills the trap, which no person sees, sends nothing; a person it happens to is told so and tries again', async ({
  page,
  formService,
}) => {
  await open(page, '/contact');
  await fillIn(page);
  await trap(page).evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await expect(trap(page)).not.toBeInViewport();
  await trap(page).evaluate((input: HTMLInputElement) => {
    input.value = 'https://plant.example';
  });
  await send(page).click();
  await expect(status(page)).toHaveText(exception);
  await expectKept(page);
  expect(formService.requests).toEqual([]);
  await send(page).click();
  await expect(status(page)).toHaveText(success);
  expect(received(formService)).toEqual([values]);
});

test('who receives a message, what for and for how long is said where it is written', async ({
  page,
}) => {
  await open(page, '/contact');
  const service = there(company.formService, 'name of its form service');
  const form = page.getByRole('form');
  const note = form.getByText(fill(text.privacy, { service }));
  await expect(note).toContainText(there(contact.kept, 'time that messages are kept'));
  const { top, bottom } = await note.evaluate((element) => element.getBoundingClientRect());
  const writing = await field(page, text.message).boundingBox();
  const button = await send(page).boundingBox();
  expect(top).toBeGreaterThanOrEqual((writing?.y ?? 0) + (writing?.height ?? 0));
  expect(bottom).toBeLessThanOrEqual(button?.y ?? 0);
  await form.getByRole('link').click();
  await expect(page).toHaveURL('/privacy');
});

import { telephoneHref } from '../../../src/features/contact-details/telephoneHref';
import {
  expectCleared,
  expectKept,
  field,
  fillIn,
  refused,
  send,
  status,
  success,
  trap,
  values,
} from '../../browser/support/contactForm';
import { home, labels, nameOf, next, telephone } from '../../browser/support/content';
import { visit } from '../../browser/support/moving';
import { button, expect, hydrated, open, type Page, test } from '../../browser/support/test';
import { pathOf } from '../../support/company';
import { listen } from '../support/announcements';

const text = labels['contact-form'];

test('3.3.1: an error stays tied to its field until it is corrected', async ({ page }) => {
  await open(page, '/contact');
  const [name, email] = [field(page, text.name), field(page, text.email)];
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  // WCAG 1.3.5: programs may fill them in.
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  // WCAG 3.3.2: each field has a label that is seen.
  for (const label of [text.name, text.email, text.message]) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await send(page).click();
  await expect(name).toBeFocused();
  for (const [box, says] of [
    [name, text.nameMissing],
    [email, text.emailMissing],
    [field(page, text.message), text.messageMissing],
  ] as const) {
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(new RegExp(`${says}$`));
    // The browser's bubble says the same.
    await expect(box).toHaveJSProperty('validationMessage', says);
  }
  await name.fill('Aroha');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(name).toHaveAccessibleDescription('');
  await test.step('it keeps its words while they are typed, and is right when the field is left', async () => {
    await email.pressSequentially('aroha');
    await expect(email).toHaveAccessibleDescription(text.emailMissing);
    await email.blur();
    await expect(email).toHaveAccessibleDescription(text.emailWrong);
  });
  await send(page).click();
  await expect(email).toBeFocused();
  await expect(status(page)).toBeEmpty();
  await email.fill('aroha@plant.example');
  await expect(email).toHaveAccessibleDescription('');
  // Some programs fill in a form without an event.
  const message = field(page, text.message);
  await message.evaluate((box: HTMLTextAreaElement) => {
    box.value = 'The filler stops.';
  });
  await send(page).click();
  await expect(status(page)).toHaveText(success);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('a submit brings a field in error, and its result, into view', async ({ page }) => {
    await open(page, '/contact');
    const [step] = next.steps;
    // The number within its words can be called.
    const words = page.getByRole('listitem').filter({ hasText: step?.what ?? '' });
    await expect(words.getByRole('link')).toHaveAttribute('href', telephoneHref(telephone));
    const form = page.getByRole('form');
    await expect(form.getByText(step?.what ?? '')).toBeHidden();
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await send(page).click();
    await expect(field(page, text.name)).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const label = page.getByText(text.name, { exact: true }).first();
    await expect
      .poll(async () => (await label.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);

    await fillIn(page);
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await send(page).click();
    await expect(status(page)).toHaveText(success);
    const footer = await page.getByRole('contentinfo').boundingBox();
    for (const words of [success, step?.when ?? '', step?.what ?? '']) {
      await expect
        .poll(async () => {
          const box = await form.getByText(words).boundingBox();
          return box ? box.y + box.height : Number.POSITIVE_INFINITY;
        })
        .toBeLessThanOrEqual(footer?.y ?? 0);
    }
  });
});

for (const { of, link, width, height, last } of [
  { of: 'a phone', link: labels.footer.write, width: 390, height: 844, last: text.name },
  { of: 'a desktop', link: home.contactLinkText, width: 1440, height: 900, last: text.send },
]) {
  test(`in the first view of ${of} are the way to the form, and the form as far as "${last}"`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    // The way of the page itself is in the first view of a phone too.
    for (const way of [link, home.contactLinkText]) {
      await expect(page.getByRole('link', { name: way }).first()).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('link', { name: link }).first().click();
    const heading = page.getByRole('heading', { name: text.title });
    await expect(heading).toBeFocused();
    await expect(field(page, text.name)).toBeInViewport({ ratio: 1 });
    const main = page.getByRole('main');
    const call = main.getByText(text.callInstead).locator('..').getByRole('link');
    await expect(call).toHaveText(telephone);
    await expect(call).toHaveAttribute('href', /^tel:/);
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? Number.POSITIVE_INFINITY);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);

    await open(page, '/contact');
    const box = await field(page, last).or(button(page, last)).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });
}

test.describe('when the service refuses', () => {
  test.use({ allowedMessages: /413/ });

  test('nothing typed is lost, each try is announced, and the message then arrives with every character', async ({
    page,
    formService,
  }) => {
    // Longer than what browsers send after a page has gone.
    const long = { ...values, message: 'x'.repeat(70_000) };
    formService.behave = (response) => response.writeHead(413).end();
    await page.clock.install();
    await open(page, '/contact');
    await fillIn(page, long);
    const hears = await listen(page);
    for (const _ of ['first', 'second']) {
      await send(page).click();
      await hears(text.sending, refused);
      await expect(send(page)).toBeFocused();
      await expectKept(page, long);
    }
    formService.behave = (response) => response.end();
    const message = `Tēnā koutou — “labels” & <b>caps</b> 🍺\nsecond line\n${'x'.repeat(10_000)}`;
    const sent = { name: "Wiremu O'Neill 王", email: 'jo@plant', message };
    await trap(page).evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await expect(trap(page), 'no person sees the trap for programs').not.toBeInViewport();
    await fillIn(page, sent);
    // Services answer with JSON instead of a page of thanks if it is asked for.
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await send(page).click();
    expect((await asked).headers()).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    await hears(text.sending, success);
    await expect(status(page)).toBeFocused();
    await expectCleared(page);
    expect(formService.messages.map((body) => JSON.parse(body))).toEqual([long, long, sent]);
  });
});

test('a page closed in the middle has sent it', async ({ page, context, formService: service }) => {
  const another = await context.newPage();
  const release = service.holdPreflight();
  await open(page, '/contact');
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => service.requests).toEqual(['OPTIONS /f/1']);
  await page.close();
  await another.goto('/about');
  release();
  await expect.poll(() => service.messages.length).toBe(1);
  expect(JSON.parse(service.messages[0] ?? '')).toEqual(values);
});

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
  // Text that is typed next is.
  await fillIn(page);
  await reload(page);
  await expectKept(page);
});

test('a duplicated tab offers no message that the first one has sent', async ({
  page,
  context,
}) => {
  await open(page, pathOf('contact'));
  await fillIn(page);
  const copied = await page.evaluate(() => [history.state, { ...sessionStorage }] as const);
  await sendIt(page);
  const duplicate = await context.newPage();
  await duplicate.addInitScript(([state, stored]) => {
    history.replaceState(state, '');
    Object.assign(sessionStorage, stored);
  }, copied);
  await open(duplicate, pathOf('contact'));
  await expectCleared(duplicate);
});

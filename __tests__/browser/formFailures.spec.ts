import type { BrowserContext } from '@playwright/test';
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
  values,
} from './support/contactForm';
import { labels } from './support/content';
import type { Behaviour, FormService } from './support/formService';
import { expect, open, type Page, test } from './support/test';

const text = labels['contact-form'];

/** The messages that reached the service, its preflights left out. */
const posts = ({ requests }: FormService) =>
  requests.filter((request) => request.startsWith('POST'));

// The browser reports what the service did; the page itself has nothing to say there.
test.use({ allowedMessages: /Failed to load resource|blocked by CORS policy/ });

const sendEndlessBody: Behaviour = (response) => {
  const timer = setInterval(() => response.write('.'.repeat(1000)), 50);
  response.on('close', () => clearInterval(timer));
};

/** An answer of 200 with JSON in it, as those give that answer 200 to everything. */
const answerJson =
  (body: unknown): Behaviour =>
  (response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));

const answers: [string, Behaviour, string][] = [
  ['answers 500', (response) => response.writeHead(500).end('{"error":"no"}'), refused],
  [
    'redirects to its page of thanks',
    (response) => response.writeHead(303, { Location: '/thanks' }).end(),
    success,
  ],
  [
    'answers 200 with an HTML body',
    (response) => response.setHeader('Content-Type', 'text/html').end('<h1>Thanks</h1>'),
    success,
  ],
  ['answers 200 and says that it failed', answerJson({ success: false }), refused],
  ['answers 200 with an error', answerJson({ error: 'This form is not active.' }), refused],
  ['answers 200 and says that it worked', answerJson({ success: 'true', errors: [] }), success],
  [
    'answers 200 with JSON that breaks off',
    (response) => response.setHeader('Content-Type', 'application/json').end('{"success":fal'),
    success,
  ],
  ['answers 200 with an empty body', (response) => response.end(), success],
  ['answers 200 with a body that never ends', sendEndlessBody, success],
  [
    'resets the connection before its answer',
    (response) => response.socket?.resetAndDestroy(),
    exception,
  ],
  [
    'resets the connection in the middle of its answer',
    (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\nContent-Le', () =>
        response.socket?.resetAndDestroy(),
      );
    },
    exception,
  ],
];

test('whatever the form service answers: its message, one request, nothing lost, and the button works', async ({
  page,
  formService: service,
}) => {
  await open(page, '/contact');
  for (const [what, behave, message] of answers) {
    await test.step(`it ${what}: "${message.slice(0, 12)}…"`, async () => {
      await service.reset();
      service.behave = behave;
      await fillIn(page);
      await send(page).click();
      await expect.poll(() => posts(service).length).toBe(1);
      await expect(status(page)).toHaveText(message);
      expect(JSON.parse(service.messages[0] ?? '')).toEqual(values);
      if (message === success) await expectCleared(page);
      else await expectKept(page);
      // A body that never ends is let go of.
      if (behave === sendEndlessBody) await expect.poll(() => service.abandoned).toBe(1);

      service.behave = (response) => response.end();
      await fillIn(page);
      await send(page).click();
      await expect.poll(() => posts(service).length).toBe(2);
      await expect(status(page)).toHaveText(success);
      await expectCleared(page);
    });
  }
});

for (const { what, fail, mend } of [
  {
    what: 'the service is not there',
    fail: (_: BrowserContext, service: FormService) => service.stop(),
    mend: (_: BrowserContext, service: FormService) => service.start(),
  },
  {
    what: 'the preflight fails',
    fail: async (_: BrowserContext, service: FormService) => {
      service.refusesPreflight = true;
    },
    mend: (_: BrowserContext, service: FormService) => service.reset(),
  },
  {
    what: 'the network is gone',
    fail: (context: BrowserContext) => context.setOffline(true),
    mend: (context: BrowserContext) => context.setOffline(false),
  },
]) {
  test(`${what}: nothing typed is lost, and the button works once it is back`, async ({
    page,
    context,
    formService: service,
  }) => {
    await open(page, '/contact');
    await fillIn(page);
    await fail(context, service);
    await send(page).click();
    await expect(status(page)).toHaveText(exception);
    await expectKept(page);
    await expect(send(page)).toBeFocused();
    expect(posts(service)).toEqual([]);
    await mend(context, service);
    await send(page).click();
    await expect(status(page)).toHaveText(success);
    expect(posts(service)).toHaveLength(1);
  });
}

test('a visitor who closes the page in the middle has sent the message all the same', async ({
  page,
  context,
  formService: service,
}) => {
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

test('two submits in one frame send one request', async ({ page, formService: service }) => {
  await open(page, '/contact');
  await fillIn(page);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(status(page)).toHaveText(success);
  expect(posts(service)).toHaveLength(1);
});

for (const [where, focus] of [
  ['in a field', (page: Page) => field(page, text.name).focus()],
  ['on the button', (page: Page) => send(page).focus()],
] as const) {
  test(`Enter held down ${where} sends one request, even when the service refuses at once`, async ({
    page,
    formService: service,
  }) => {
    service.behave = (response) => response.writeHead(500).end();
    await open(page, '/contact');
    await fillIn(page);
    await focus(page);
    await page.keyboard.down('Enter');
    await expect(status(page)).toHaveText(refused);
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(send(page)).toBeVisible();
    expect(posts(service)).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => posts(service).length).toBe(2);
  });
}

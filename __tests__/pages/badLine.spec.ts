import { createServer } from 'node:http';
import { listen } from '../../server/port';
import { fillIn, send } from '../browser/support/contactForm';
import { copyName, labels, nameOf, technologies, telephone } from '../browser/support/content';
import { idle } from '../browser/support/hydrated';
import { expectNothingMoved, recordShifts } from '../browser/support/layoutShift';
import { navLink } from '../browser/support/moving';
import {
  expect,
  expectNoSidewaysScroll,
  hold,
  hydrated,
  type Page,
  test,
} from '../browser/support/test';
import { testSite } from '../browser/support/testSite';
import { pathOf } from '../support/company';

/** All files of a page but its HTML. */
const everythingElse = /\/(assets|pictures|partners|brand)\/|favicon\.ico|webmanifest/;
const scripts = /\/assets\/.*\.js/;
const pageCode = /\/assets\/\w+Page\./;

const panelHeader = (page: Page) =>
  page.getByRole('button', { name: technologies[1]?.category ?? '' });

/** Leaves a mark in the document, which is gone once the browser loads another one. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'marked'));

type Action = {
  what: string;
  path: string;
  /** The files that have not arrived yet: the test says when they do, so that no clock decides. */
  missing: RegExp;
  tap: (page: Page) => Promise<void>;
  /** Expects the effect of the tap, once. */
  expectDone: (page: Page) => Promise<void>;
};

const actions: Action[] = [
  {
    what: 'a link',
    path: '/technologies',
    missing: scripts,
    tap: async (page) => {
      await markDocument(page);
      await navLink(page, nameOf('about')).tap();
    },
    expectDone: async (page) => {
      await expect(page).toHaveURL('/about');
      await expect(page.locator('h1')).toBeFocused();
      expect(await isMarked(page)).toBe(true);
    },
  },
  {
    what: 'a panel header, twice for want of an answer,',
    path: '/technologies',
    missing: scripts,
    tap: async (page) => {
      await panelHeader(page).tap();
      await panelHeader(page).locator('svg').tap();
    },
    expectDone: async (page) => {
      await hydrated(page);
      await expect(panelHeader(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(panelHeader(page)).toHaveCSS('opacity', '1');
      await expect(page.getByText(technologies[1]?.description ?? '')).toBeHidden();
    },
  },
  {
    what: 'a copy button',
    path: '/contact',
    missing: pageCode,
    tap: (page) => page.getByRole('button', { name: copyName(labels.contact.telephone) }).tap(),
    expectDone: async (page) => {
      const toast = page.getByRole('listitem').filter({ hasText: labels.copy.done });
      await expect(toast).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(telephone);
    },
  },
];

test.use({
  hasTouch: true,
  viewport: { width: 412, height: 823 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Opens a page as far as its HTML, which is then readable. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Browsers of two years ago are without these. */
function removeNewFunctions() {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
}

for (const { what, path, missing, tap, expectDone } of actions)
  test(`${what} tapped before the code is there does its work, once`, async ({ page }) => {
    await page.addInitScript(removeNewFunctions);
    const release = await hold(page, missing);
    await read(page, path);
    await tap(page);
    release();
    await expectDone(page);
  });

test('a link tapped before its code has loaded is dim until it has opened', async ({ page }) => {
  const release = await hold(page, scripts);
  await read(page, '/technologies');
  const controls = [panelHeader(page), navLink(page, nameOf('about'))];
  for (const control of controls) {
    await expect(control).toHaveCSS('opacity', '1');
    await control.tap();
    await expect(control).not.toHaveCSS('opacity', '1');
  }
  release();
  await expect(page).toHaveURL('/about');
  await expect(navLink(page, nameOf('about'))).toHaveCSS('opacity', '1');
});

test('a panel header tapped while React takes over does its work, once', async ({ page }) => {
  const release = await hold(page, pageCode);
  await read(page, '/technologies');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const arrived = page.waitForResponse(pageCode);
  release();
  await arrived;
  await panelHeader(page).tap();
  await hydrated(page);
  await expect(panelHeader(page)).toHaveAttribute('aria-expanded', 'false');
  // The next test has the same page.
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

test.describe('when the connection drops after the HTML', () => {
  test.use({ allowedMessages: /Failed to (load|fetch)|ERR_FAILED|NetworkError/ });

  test.beforeEach(({ page }) => page.route(everythingElse, (route) => route.abort()));

  test('every panel is there to be read, and links lead on', async ({ page }) => {
    await read(page, '/technologies');
    for (const { category, description } of technologies) {
      await expect(page.getByRole('heading', { name: category, level: 2 })).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
    await navLink(page, nameOf('contact')).tap();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the form sends', async ({ page, formService }) => {
    await read(page, '/contact');
    await fillIn(page);
    await send(page).tap();
    await expect(page).toHaveURL(testSite.formUrl);
    expect(formService.messages).toHaveLength(1);
  });
});

test.describe('when the start fails', () => {
  test.use({ allowedMessages: /getEntriesByType/ });

  test('no click is held: links lead on, and the form is sent', async ({ page, formService }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Performance.prototype, 'getEntriesByType');
      // A click that waits for the end of its patience waits for ever.
      const { setTimeout: wait } = window;
      Object.assign(window, {
        setTimeout: (task: () => void, time = 0) => time < 5000 && wait(task, time),
      });
    });
    await read(page, '/technologies');
    await navLink(page, nameOf('contact')).tap();
    await expect(page).toHaveURL('/contact');
    await fillIn(page);
    await send(page).tap();
    await expect(page).toHaveURL(testSite.formUrl);
    expect(formService.messages).toHaveLength(1);
  });
});

/** The test site on a line where the HTML of pages stops halfway, until it is let through. */
async function stoppingHalfway(site: string) {
  let letThrough = () => {};
  const rest = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(site + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'max-age=60' });
    const half = type.startsWith('text/html') ? body.length / 2 : 0;
    response.write(body.subarray(0, half));
    if (half > 0) await rest;
    response.end(body.subarray(half));
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  return { origin, letThrough, stop: () => server.close() };
}

test('code that is there before the end of the HTML waits for it', async ({ page, siteServer }) => {
  const line = await stoppingHalfway(siteServer);
  await page.goto(line.origin + pathOf('technologies'), { waitUntil: 'commit' });
  await page.waitForFunction(
    (code) => performance.getEntriesByType('resource').some(({ name }) => RegExp(code).test(name)),
    pageCode.source,
  );
  await idle(page);
  const heading = await page.locator('h1').elementHandle();
  line.letThrough();
  await hydrated(page);
  // React took over the elements of the HTML and replaced none.
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  line.stop();
});

/**
 * Writes a page as a slow line brings it to a busy phone: from `start` on tag by tag, each painted,
 * until the page fills a window, below which nothing moves. Without its scripts, which wait for all
 * of it.
 */
async function comeInByTags(page: Page, html: string, start: string): Promise<void> {
  const bare = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  const at = bare.indexOf(start);
  expect(at).toBeGreaterThan(0);
  await page.evaluate(
    async ([before, after]) => {
      document.open();
      document.write(before ?? '');
      const { scrollHeight } = document.documentElement;
      for (const part of after?.match(/<[^>]*>|[^<]+/g) ?? []) {
        if (document.body.scrollHeight > scrollHeight + innerHeight) break;
        document.write(part);
        await new Promise(requestAnimationFrame);
      }
    },
    [bare.slice(0, at), bare.slice(at)],
  );
}

test.describe('tag by tag', () => {
  // The policy forbids `document.write` (Trusted Types).
  test.use({ bypassCSP: true });

  test('nothing moves on Technologies while its panels come in', async ({ page }) => {
    await recordShifts(page);
    // It does not exist before the HTML.
    await hold(page, '**/*.woff2');
    await page.goto('/robots.txt');
    const html = await (await page.request.get(pathOf('technologies'))).text();
    await comeInByTags(page, html, '<main');
    await expectNothingMoved(page);
  });
});

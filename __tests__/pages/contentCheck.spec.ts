import { home, services } from '../browser/support/content';
import { DevelopmentServer } from '../browser/support/developmentServer';
import { expect, type Page, test } from '../browser/support/test';
import { ask } from '../support/ask';

const [first, second] = services;
if (!first || !second) throw new Error('There is too little content to spoil.');

const file = 'content/services.json';
const twice = `${file}: services[1].id (“${first.id}”) "${first.id}" is there twice.`;

let server: DevelopmentServer;

// Bundling takes seconds, and on a busy machine a minute the first time. In one of some twenty runs
// Parcel misses a file that is written while it bundles; it notices the next one.
test.describe.configure({ mode: 'serial', timeout: 480_000, retries: 1 });
test.use({
  // Parcel and React speak to developers here.
  allowedMessages: /parcel|React DevTools|console\.clear|same key|500|ERR_CONNECTION_REFUSED/,
});

test.beforeAll(async () => {
  server = await DevelopmentServer.prepare();
});

test.afterAll(() => server.remove());

const overlay = (page: Page) => page.locator('#__parcel__error__overlay__');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const patient = { timeout: 180_000 };

const spoilId = () => server.edit(file, `"id": "${second.id}"`, `"id": "${first.id}"`);

/** The terminal breaks long lines. */
const terminal = () => server.terminal.replace(/\s+/g, ' ');

// Not in `npm test`: bundling as `npm start` does takes a tenth of the time of all other tests.
test.describe('under `npm start`', { tag: '@matrix' }, () => {
  test('a mistake at the start is shown in terminal and browser until mended', async ({ page }) => {
    const mend = await spoilId();
    // The second start finds everything in Parcel's cache.
    for (const cached of [false, true]) {
      server.start();
      await expect.poll(terminal, { ...patient, message: `cached: ${cached}` }).toContain(twice);
      await page.goto(server.url);
      await expect(page.getByText(twice)).toBeVisible(patient);
      if (!cached) await server.stop();
    }
    await mend();
    await expect(heading(page)).toBeVisible(patient);
    await expect(page.getByText(twice)).toHaveCount(0);
  });

  test('a mistake covers the page with its file and place until mended', async ({ page }) => {
    await page.goto(server.url);
    await expect(heading(page)).toBeVisible(patient);

    const mendId = await spoilId();
    await expect(overlay(page)).toContainText(twice, patient);

    // An edit elsewhere does not hide it.
    const tagline = `Do ${home.tagline}`;
    const mendText = await server.edit('content/home.json', home.tagline, tagline);
    await expect(page.getByText(tagline)).toBeAttached(patient);
    await expect(overlay(page)).toContainText(twice, patient);

    await mendId();
    await expect(overlay(page)).toHaveCount(0, patient);
    await mendText();
    await expect(page.getByText(tagline)).toHaveCount(0, patient);
    await expect(overlay(page)).toHaveCount(0, patient);
  });

  test('a changed text is shown', async ({ page }) => {
    const text = 'content/articles/who-keeps-the-code.md';
    await page.goto(`${server.url}/articles/not-finished`);
    await expect(heading(page)).toHaveText('An article that is not finished', patient);
    await page.goto(`${server.url}/articles/who-keeps-the-code`);
    await expect(heading(page)).toHaveText('Who keeps the code', patient);
    const takeBack = await server.edit(text, 'It is yours.', 'It is yours alone.');
    await expect(page.getByText('It is yours alone.')).toBeVisible(patient);
    await takeBack();
  });

  test("no other site can read the server's answers, under any name", async ({ page }) => {
    await page.goto(server.url);
    await expect(heading(page)).toBeVisible(patient);
    const port = Number(new URL(server.url).port);
    for (const address of ['/', '/inbox']) {
      const own = await ask(port, address, {
        Host: `localhost:${port}`,
        Origin: 'https://evil.example',
      });
      expect(own.status).toBe(200);
      expect(own.headers).not.toHaveProperty('access-control-allow-origin');
      expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
      const rebound = await ask(port, address, { Host: `evil.example:${port}` });
      expect(rebound.status).toBe(403);
    }
  });

  test('a broken cache of Parcel stops no build, and npm start begins another', async ({
    page,
  }) => {
    await server.stop();
    await server.breakCache();
    server.start('build');
    await expect.poll(terminal, patient).toContain('The site is in dist/');
    server.start();
    await expect.poll(terminal, patient).toMatch(/Its cache is thrown away.*Server running/);
    await expect(async () => {
      await page.goto(`${server.url}/contact`);
      await expect(page.locator('form[action="/inbox"]')).toBeVisible();
    }, 'the terminal shows where it is').toPass(patient);
  });
});

import { panelsText } from '../../src/content/panels';
import { pageParts } from '../../src/features/navigation/pageParts';
import { allRoutes, pathOf } from '../../src/routes';
import { expectNothingMoved, recordShifts } from './support/layoutShift';
import { expect, hold, laidOut, open, type Page, test, visit } from './support/test';

// A page opened at its top is laid out as far as a visitor is near (`src/inline/firstView.ts`).

test.use({ viewport: { width: 390, height: 844 }, allowedMessages: /404 \(Not Found\)/ });

/** The site's script, which lays out the rest. */
const script = /assets\/main\./;

const technologies = pathOf('technologies');

/** Whether the last panel of Technologies is laid out. */
const lastIsLaidOut = (page: Page) =>
  page
    .locator('.panel-content')
    .last()
    .locator('.panel-columns')
    .evaluate((content) => content.checkVisibility({ contentVisibilityAuto: true }));

/** Whether nothing but the first view of the page may be laid out. */
const isFirstViewAlone = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-first-view'));

test('what is far below the first view is laid out once the page is hydrated, and nothing moves', async ({
  page,
}) => {
  await recordShifts(page);
  const release = await hold(page, script);
  await page.goto(technologies, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  await expect.poll(() => lastIsLaidOut(page)).toBe(false);
  release();
  await laidOut(page);
  expect(await lastIsLaidOut(page)).toBe(true);
  await expectNothingMoved(page);
});

for (const { path } of allRoutes) {
  test(`all of ${path} is left in the site's font, without a trace of how it came`, async ({
    page,
  }) => {
    await open(page, path);
    const parts = await page.locator(pageParts).evaluateAll((elements) =>
      elements.map((element) => ({
        font: getComputedStyle(element).fontFamily.split(',')[0],
        style: element.getAttribute('style') ?? '',
      })),
    );
    for (const part of parts) expect(part).toEqual({ font: 'Archivo', style: '' });
  });
}

test('what is scrolled to before the script is laid out when it comes near', async ({ page }) => {
  await hold(page, script);
  await page.goto(technologies, { waitUntil: 'commit' });
  await page.locator('.panel-content').last().scrollIntoViewIfNeeded();
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
});

test('a jump far down before the script ends with the panel clear of the header', async ({
  page,
}) => {
  await hold(page, script);
  await page.goto(technologies, { waitUntil: 'commit' });
  const jumps = page.getByRole('navigation', { name: panelsText.jumps });
  const link = jumps.getByRole('link').last();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  const panel = page.locator(`[id="${id}"]`);
  await expect(panel).toBeInViewport();
  const bottom = await jumps.evaluate((list) => list.getBoundingClientRect().bottom);
  await expect
    .poll(() => panel.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bottom);
});

test.describe('a page is laid out whole at once', () => {
  const scrollTo = async (page: Page, y: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  };
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  test('after a reload, which leaves it where it was', async ({ page }) => {
    await open(page, technologies);
    await scrollTo(page, 3000);
    await hold(page, script);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => scrollY(page)).toBe(3000);
    expect(await isFirstViewAlone(page)).toBe(false);
    await expect(page.locator('html')).not.toHaveAttribute('data-font');
    await expect(page.locator(pageParts).and(page.locator('[style]'))).toHaveCount(0);
  });

  test('with a place or words in its address', async ({ page }) => {
    await hold(page, script);
    for (const address of [`${technologies}#hmi-solutions`, `${technologies}?search=plc`]) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeVisible();
      expect(await isFirstViewAlone(page)).toBe(false);
    }
  });

  test('when it is printed', async ({ page }) => {
    await hold(page, script);
    await page.goto(technologies, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await lastIsLaidOut(page)).toBe(true);
  });

  test('when a link has opened it, however early', async ({ page }) => {
    await page.addInitScript(() => {
      // The first page never comes to lay out its rest.
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    );
    expect(await isFirstViewAlone(page)).toBe(true);
    await visit(page, 'Technologies');
    expect(await isFirstViewAlone(page)).toBe(false);
    await expect(page.locator('.panel-content').last()).toBeAttached();
    expect(await lastIsLaidOut(page)).toBe(true);
  });
});

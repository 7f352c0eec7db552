import { chromium } from '@playwright/test';
import { browserFlags } from '../../scripts/chromium';
import { type FamilyName, isInstalled } from '../../scripts/deviceFonts';
import { deviceWith } from '../browser/support/deviceWith';
import { expectNothingMoved, recordShifts } from '../browser/support/layoutShift';
import { test as base, expect, hold, hydrated, type Page } from '../browser/support/test';
import { routes } from '../support/company';

/** A device whose only font is this family. */
const test = base.extend<{ family: FamilyName }>({
  family: ['Liberation Sans', { option: true }],
  page: async ({ family, launchOptions, baseURL, viewport }, use, { outputDir }) => {
    const fonts = await deviceWith(family, outputDir);
    // Without the other tests' flag, as on a desktop: letters may be fitted to pixels.
    const options = { ...launchOptions, args: browserFlags };
    const browser = await chromium.launch({ ...options, env: { ...process.env, ...fonts } });
    await use(await browser.newPage({ viewport, ...(baseURL && { baseURL }) }));
    await browser.close();
  },
});

/** Whether the site's own font has loaded, in each instance that the page shows. */
const hasOwnFont = (page: Page) =>
  page.evaluate(() => document.fonts.status === 'loaded' && document.fonts.check('1em Archivo'));

/** Opens a page up to hydration; its font waits until the returned function is called. */
async function openWithoutFont(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, '**/*.woff2');
  // The window's load event waits for the font.
  await page.goto(address, { waitUntil: 'commit' });
  await hydrated(page);
  expect(await hasOwnFont(page)).toBe(false);
  return release;
}

/** How much a page may move: a tenth of what counts as good (CLS 0.1). */
const most = 0.01;

/**
 * Each family on a phone; the widest also where links just fit, and on a desktop. See `npm run
 * bench`.
 */
const devices: { family: FamilyName; width: number }[] = [
  { family: 'Liberation Sans', width: 412 },
  { family: 'Roboto', width: 412 },
  { family: 'Noto Sans', width: 412 },
  { family: 'DejaVu Sans', width: 412 },
  { family: 'DejaVu Sans', width: 360 },
  { family: 'DejaVu Sans', width: 1440 },
];

// The command says which families are missing (`scripts/ensure.ts`).
for (const { family, width } of devices) {
  if (!isInstalled(family)) continue;
  test.describe(`with ${family} as the only font of the device`, () => {
    test.use({ family, viewport: { width, height: 800 } });

    test(`no page moves at ${width} px when its own font comes`, { tag: '@matrix' }, async ({
      page,
    }) => {
      await recordShifts(page);
      for (const { path: address } of routes) {
        const release = await openWithoutFont(page, address);
        release();
        await expect.poll(() => hasOwnFont(page)).toBe(true);
        await expectNothingMoved(page, most);
      }
    });
  });
}

import { expect, open, type Page, test } from '../browser/support/test';
import { pathOf } from '../support/company';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Turns the phone as a hand does: the screen and its orientation change together. */
async function turn(page: Page, width: number, height: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const type = width > height ? 'landscapePrimary' : 'portraitPrimary';
  await device.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 2,
    mobile: true,
    screenOrientation: { type, angle: width > height ? 90 : 0 },
  });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
}

// A page whose bands come in when they are near, and one of the longest.
for (const path of [pathOf('home'), pathOf('technologies')])
  test(`a phone that is turned on ${path} shows the same place, and again when it is turned back`, async ({
    page,
  }) => {
    await open(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const place = Math.min(3000, (height - 844) / 2);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
    const share = () => page.evaluate(() => window.scrollY / document.documentElement.scrollHeight);
    const before = await share();
    await turn(page, 844, 390);
    await expect.poll(share).toBeGreaterThan(before * 0.6);
    await turn(page, 390, 844);
    await expect.poll(share).toBeGreaterThan(before * 0.8);
    expect(await share()).toBeLessThan(before * 1.2 + 0.02);
  });

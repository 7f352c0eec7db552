import type { Browser, Page } from '@playwright/test';

/** As developer tools apply slow 4G: ms before each answer, bytes a second (Lighthouse's `mobileSlow4G`). */
const slow4GNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Lets what was done last be painted, and the browser report it. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );

/** Uses a phone of Lighthouse's size with an empty cache, and closes it however that goes. */
export async function onPhone<T>(
  browser: Browser,
  { slowdown, slow4G = false }: { slowdown: number; slow4G?: boolean },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    // tsx gives inner functions their names by a helper that does not travel to the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.enable');
    if (slow4G) await session.send('Network.emulateNetworkConditions', slow4GNetwork);
    return await use(page);
  } finally {
    await context.close();
  }
}

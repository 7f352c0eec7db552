import type { Browser, CDPSession, Page } from '@playwright/test';

/** A page in a phone of Lighthouse's size. */
export type Phone = {
  page: Page;
  session: CDPSession;
  /** Makes the CPU so many times slower from now on. */
  slow: (rate: number) => Promise<void>;
};

/** Uses a phone with an empty cache and closes it however that goes. */
export async function onPhone<T>(
  browser: Browser,
  use: (phone: Phone) => Promise<T>,
  rate = 1,
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
    const slow = async (times: number) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
    };
    await slow(rate);
    return await use({ page, session, slow });
  } finally {
    await context.close();
  }
}

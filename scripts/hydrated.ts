import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the page, its effects included: React marks what it has come to,
 * and goes on in tasks that follow each other, so that there is no idle moment before the last.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise<void>((idle) => void requestIdleCallback(() => idle())));
}

import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page and run its effects. React marks the nodes it has
 * hydrated, and works in tasks that follow each other: the first idle moment comes after the last.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise<void>((idle) => void requestIdleCallback(() => idle())));
}

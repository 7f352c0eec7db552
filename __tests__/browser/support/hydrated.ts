import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page, or the part of it with the first element that a selector
 * finds, and run its effects. React marks the nodes it has hydrated, and works in tasks that follow
 * each other: the first idle moment comes after the last. A written page, which has no `#root`, is a
 * document: there is nothing to wait for.
 */
export async function hydrated(page: Page, selector = 'h1'): Promise<void> {
  if (await page.evaluate(() => !document.getElementById('root'))) return;
  await page.waitForFunction((place) => {
    const element = document.querySelector(place);
    return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  }, selector);
  await page.evaluate(() => new Promise<void>((idle) => void requestIdleCallback(() => idle())));
}

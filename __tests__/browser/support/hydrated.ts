import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page, or the part of it with the first element that a selector
 * finds, and run its effects. React marks the nodes it has hydrated, and works in tasks that follow
 * each other: the first idle moment comes after the last. A written page has no `#root` and nothing
 * to wait for but that element: a page that has just begun to arrive has no `#root` either.
 */
export async function hydrated(page: Page, selector = 'h1'): Promise<void> {
  const state = await page.waitForFunction((place) => {
    const element = document.querySelector(place);
    if (!element) return undefined;
    if (!document.getElementById('root')) return 'document';
    return Object.keys(element).some((key) => key.startsWith('__reactFiber')) && 'hydrated';
  }, selector);
  if ((await state.jsonValue()) !== 'document') await idle(page);
}

/** Waits until a page has nothing to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    // On a busy machine a page that paints nothing more never becomes idle. In ms.
    () => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 2000 })),
  );

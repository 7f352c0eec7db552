import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page, or the part of it with a selector's first element, and
 * has run its effects. React marks hydrated nodes and works in consecutive tasks: the first idle
 * moment comes after the last. A written page has no `#root` and is never hydrated, which is
 * certain only once its element has arrived.
 */
export async function hydrated(page: Page, selector = 'h1'): Promise<void> {
  const state = await page.waitForFunction((place) => {
    const element = document.querySelector(place);
    if (!element) return undefined;
    if (!document.getElementById('root')) return 'document';
    return Object.keys(element).some((key) => key.startsWith('__reactFiber')) && 'hydrated';
  }, selector);
  if ((await state.jsonValue()) === 'document') return;
  // On a busy machine a page that paints nothing more never becomes idle. In ms.
  await page.evaluate(
    () => new Promise<void>((idle) => void requestIdleCallback(() => idle(), { timeout: 2000 })),
  );
}

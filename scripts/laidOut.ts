import type { Page } from '@playwright/test';

/** Waits until all of a page is laid out, not its first view alone (`layOutRest.ts`). */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-first-view'));
}

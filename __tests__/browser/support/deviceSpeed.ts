import type { Page } from './test';

/**
 * To the pages opened from now on, the device is that many times as slow: their clock goes faster.
 * What they measure of their own work says so on every machine, idle or busy.
 */
export async function slowDown(page: Page, times: number): Promise<void> {
  await page.addInitScript((factor) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * factor;
  }, times);
}

import type { Locator, Page } from '../../browser/support/test';

/** What has focus, in words, now and after each press of Tab until it leaves `region`. */
export async function tabThrough(page: Page, region: Locator): Promise<string[]> {
  const stops: string[] = [];
  const stop = () =>
    region.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || !element.contains(focused)) return null;
      return focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
    });
  for (let name = await stop(); name !== null; name = await stop()) {
    stops.push(name);
    await page.keyboard.press('Tab');
  }
  return stops;
}

import type { Page } from '../../browser/support/test';

/** Touches the page with fingers at these places, all `y` px below the window's top. */
export async function fingers(page: Page, y: number) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', places: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((x, id) => ({ x, y, id })),
    });
}

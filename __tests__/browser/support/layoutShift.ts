import { expect, type Page } from './test';
import { twoFrames } from './twoFrames';

/** One layout shift: its score, and the elements that moved, with their places. */
type Shift = { value: number; moved: string };

/** Records the page's layout shifts from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const nameOf = (node: Node | null) =>
      `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(entry, 'sources');
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push({
          value: Reflect.get(entry, 'value'),
          // The API does not name boxes without elements, such as pseudo-elements.
          moved: moved.join(', ') || 'something without an element',
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Expects that nothing has moved since the page began to load, by more than this score. Words in a
 * line may move by 3 px with the font, which is less than 0.001.
 */
export async function expectNothingMoved(page: Page, most = 0.001): Promise<void> {
  await twoFrames(page);
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  const moved = shifts.map((shift) => `${shift.value.toFixed(4)}: ${shift.moved}`).join('\n');
  const score = shifts.reduce((total, { value }) => total + value, 0);
  expect(score, `${page.url()}\n${moved}`).toBeLessThanOrEqual(most);
}

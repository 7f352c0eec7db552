import { routes } from '../support/company';
import { expect, hydrated, test } from './support/test';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a page is as high when all of it is first laid out as when it is at rest', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const { documentElement } = document;
          const heights = new Set<number>();
          Object.assign(window, { heights });
          const look = () => {
            heights.add(documentElement.scrollHeight);
            requestAnimationFrame(look);
          };
          look();
        });
      });
      for (const { path } of routes) {
        await test.step(path, async () => {
          await page.goto(path);
          await hydrated(page);
          await page.evaluate(() => document.fonts.ready);
          // What comes late, comes within this.
          await page.waitForTimeout(1500);
          const seen = await page.evaluate((): number[] => [...Reflect.get(window, 'heights')]);
          const atRest = seen.at(-1) ?? 0;
          const off = Math.max(...seen.map((height) => Math.abs(height - atRest)));
          expect(off).toBeLessThanOrEqual(Math.max(40, atRest * 0.02));
        });
      }
    });
  });
}

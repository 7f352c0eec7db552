import { expect, type Page, test } from '../browser/support/test';
import { twoFrames } from '../browser/support/twoFrames';
import { openWhole } from './support/openWhole';
import { content, routes } from './support/siteUnderTest';

const kilobyte = 1000;

/** The most that a picture of a kind may cost a phone, in bytes. */
const most: Record<string, number> = { hero: 35 * kilobyte, card: 14 * kilobyte };

/** Scrolls to the end of the page, a window at a time: what comes when it is near, is there. */
async function scrollThrough(page: Page): Promise<void> {
  const windows = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let place = 0; place < windows; place += 1) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), place);
    await twoFrames(page);
  }
}

/** The photographs of a page, once all of them are loaded: by how many px each is wide, and is shown. */
async function photographs(page: Page) {
  const images = page.locator('main picture img');
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
  return images.evaluateAll((all) =>
    all.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const widthOf = (address: string) => Number(/-(?:wide|tall)-(\d+)\./.exec(address)?.[1]);
      const tall = image.currentSrc.includes('-tall-');
      const offered = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => srcset.split(','))
        .filter((address) => address.includes('-tall-') === tall)
        .map(widthOf);
      // What `object-fit: cover` cuts away is not shown, but it is needed to fill the box.
      const { width, height } = image.getBoundingClientRect();
      const ratio = image.naturalWidth / image.naturalHeight;
      return {
        name: image.currentSrc,
        width: widthOf(image.currentSrc),
        widest: Math.max(...offered),
        shown: Math.max(width, height * ratio) * devicePixelRatio,
      };
    }),
  );
}

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

for (const { width, height, deviceScaleFactor } of screens) {
  const title = `${width} by ${height} px, ${deviceScaleFactor} device pixels to each`;
  test.describe(title, () => {
    // The hero stands still: playing, it would load its next picture on a slow machine.
    test.use({
      viewport: { width, height },
      deviceScaleFactor,
      contextOptions: { reducedMotion: 'reduce' },
    });

    // Each page in a browser of its own: one that has a larger picture of a job shows that one again.
    for (const { path } of routes) {
      test(`no picture of ${path} has many more pixels than are shown, or too few to look sharp`, async ({
        page,
      }) => {
        await openWhole(page, path);
        await scrollThrough(page);
        for (const { name, width: own, widest, shown } of await photographs(page)) {
          expect.soft(own / shown, name).toBeLessThan(1.7);
          // Where device pixels are too small to be seen, nobody misses some. A source has no more than it has.
          const least = deviceScaleFactor === 1 ? 0.85 : 0.6;
          if (own < widest) expect.soft(own / shown, name).toBeGreaterThan(least);
        }
      });
    }
  });
}

test.describe('on a phone of 390 px with twice the pixels', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a slide costs at most 35 KB, a card 14 KB', async ({ page }) => {
    await openWhole(page, '/');
    const { label, slides } = content.slides;
    const carousel = page.getByRole('region', { name: label });
    for (const { text } of slides.slice(1)) {
      await carousel.getByRole('button', { name: content.labels.carousel.next }).click();
      await expect(carousel.getByText(text).first()).toBeVisible();
      await photographs(page);
    }
    await scrollThrough(page);
    await photographs(page);
    const costs = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    for (const [kind, bytes] of Object.entries(most)) {
      const dear = costs.filter(
        ({ name, bytes: own }) => name.includes(`-${kind}-`) && own > bytes,
      );
      expect(dear).toEqual([]);
    }
    const shown = costs.filter(({ name }) => name.includes('-hero-'));
    // Two slides may have one picture.
    const pictures = new Set(slides.flatMap(({ img }) => img ?? []));
    expect(shown.length).toBeGreaterThanOrEqual(pictures.size);
  });
});

import { expect, type Page } from '../../browser/support/test';
import { twoFrames } from '../../browser/support/twoFrames';

/** The photographs of a page, once all of them are loaded: by how many px each is wide, and is shown. */
export async function photographs(page: Page) {
  // To the end of the page, a window at a time: what comes when it is near, is there.
  const windows = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let place = 0; place < windows; place += 1) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), place);
    await twoFrames(page);
  }
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
        narrowest: Math.min(...offered),
        widest: Math.max(...offered),
        shown: Math.max(width, height * ratio) * devicePixelRatio,
      };
    }),
  );
}

/** No picture has many more pixels than are shown, or too few to look sharp. */
export async function expectRightPictures(page: Page): Promise<void> {
  for (const { name, width, narrowest, widest, shown } of await photographs(page)) {
    if (width > narrowest) expect.soft(width / shown, name).toBeLessThan(1.7);
    // Where device pixels are too small to be seen, nobody misses some. A source has no more than it has.
    const least = (await page.evaluate(() => devicePixelRatio)) === 1 ? 0.85 : 0.6;
    if (width < widest) expect.soft(width / shown, name).toBeGreaterThan(least);
  }
}

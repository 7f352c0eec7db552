import { expect, type Page } from '../../browser/support/test';

/**
 * No photograph of a page has many more pixels than are shown, or too few to look sharp; no drawing
 * is cut off, stands on a ground of its own, or is without its size.
 */
export async function expectRightPictures(page: Page): Promise<void> {
  // A picture that comes when it is near has a box that holds its room.
  const boxes = page.locator('main :is([data-print=picture], picture:not([data-print] *))');
  for (const box of await boxes.all()) {
    const image = box.locator('img');
    await box.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    if (/\.svg$/.test((await image.getAttribute('src')) ?? '')) {
      await expect.soft(image).toHaveCSS('object-fit', 'contain');
      for (const behind of [image, box])
        await expect.soft(behind).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      for (const size of ['width', 'height'])
        await expect.soft(image).toHaveAttribute(size, /^[1-9]\d*$/);
      continue;
    }
    const picture = await image.evaluate((element: HTMLImageElement) => {
      const widthOf = (address: string) => Number(/-(?:wide|tall)-(\d+)\./.exec(address)?.[1]);
      const tall = element.currentSrc.includes('-tall-');
      const offered = [...(element.closest('picture')?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => srcset.split(','))
        .filter((address) => address.includes('-tall-') === tall)
        .map(widthOf);
      // `object-fit: cover` cuts away a part, whose pixels the box needs all the same.
      const { width, height } = element.getBoundingClientRect();
      const ratio = element.naturalWidth / element.naturalHeight;
      const shown = Math.max(width, height * ratio) * devicePixelRatio;
      return {
        name: element.currentSrc,
        pixels: widthOf(element.currentSrc) / shown,
        isNarrowest: widthOf(element.currentSrc) <= Math.min(...offered),
        isWidest: widthOf(element.currentSrc) >= Math.max(...offered),
        // Fewer will do where single pixels are too small to be seen.
        least: devicePixelRatio === 1 ? 0.85 : 0.6,
      };
    });
    const { name, pixels, isNarrowest, isWidest, least } = picture;
    // The narrowest that is offered may be too wide, the widest too narrow.
    if (!isNarrowest) expect.soft(pixels, name).toBeLessThan(1.7);
    if (!isWidest) expect.soft(pixels, name).toBeGreaterThan(least);
  }
}

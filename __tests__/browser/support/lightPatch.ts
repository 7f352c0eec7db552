import { hideTexts } from './contrasts';
import { contrastRatio, Pixels, type Rgb } from './look';
import type { Page } from './test';

export const white: Rgb = [255, 255, 255];

/** As light as a lamp in a dark room; amber and running text are darker. */
export const isLight = (pixel: Rgb | undefined) =>
  pixel !== undefined && contrastRatio(pixel, white) < 1.5;

/** The first light patch of 32 by 32 px. Texts, pictures and drawn signs do not count. */
export async function lightPatch(page: Page): Promise<{ x: number; y: number } | undefined> {
  await page.evaluate(hideTexts, true);
  const pixels = await Pixels.of(
    await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      mask: [page.locator('main img, svg')],
      maskColor: '#000',
    }),
  );
  await page.evaluate(hideTexts, false);
  const size = 32;
  const step = size / 2;
  const across = Array.from({ length: size }, (_, place) => place);
  for (let y = 0; y + size <= pixels.height; y += step) {
    for (let x = 0; x + size <= pixels.width; x += step) {
      const isLightAt = (dx: number, dy: number) => isLight(pixels.at(x + dx, y + dy));
      if (across.every((dy) => across.every((dx) => isLightAt(dx, dy)))) return { x, y };
    }
  }
  return undefined;
}

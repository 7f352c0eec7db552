import sharp from 'sharp';
import { home } from '../../src/content/home';
import { slides } from '../../src/content/slides';
import { carousel, expect, open, showSlide, test } from './support/test';

/** WCAG 1.4.6, AAA. */
const enough = 7;

/** Relative luminance of an sRGB pixel (WCAG 2, "relative luminance"). */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of white with the brightest pixel of a picture. */
async function worstContrastOfWhite(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    brightest = Math.max(brightest, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  }
  return 1.05 / (brightest + 0.05);
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const) {
  test.describe(`${width} by ${height} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('every headline has a contrast of 7:1 with the worst pixel behind it', async ({
      page,
    }) => {
      await open(page, '/');
      const hero = await carousel(page, home.heroLabel);
      for (const [index, { text }] of slides.entries()) {
        await showSlide(hero, index);
        const headline = hero.getByText(text, { exact: true });
        await expect(headline).toBeVisible();
        const picture = hero.locator('[aria-roledescription=slide]:not([inert]) img').first();
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
          )
          .toBe(true);
        const lines = await headline.evaluate((element) => {
          element.style.color = 'transparent';
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map(({ x, y, width, height }) => ({
            x,
            y,
            width,
            height,
          }));
        });
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) {
          const behind = await page.screenshot({ clip: line, animations: 'disabled' });
          expect.soft(await worstContrastOfWhite(behind), text).toBeGreaterThanOrEqual(enough);
        }
      }
    });
  });
}

import { about, heroLabel, labels, slides } from '../browser/support/content';
import { type Box, enoughForText, Pixels, picturesLoaded } from '../browser/support/look';
import { showSlide } from '../browser/support/moving';
import { carousel, expect, type Locator, open, test } from '../browser/support/test';

const white = [255, 255, 255] as const;

/** The lines of a text, whose letters no longer hide what is behind them. */
function unveiledLines(text: Locator): Promise<Box[]> {
  return text.evaluate((element): Box[] => {
    element.style.color = 'transparent';
    element.style.textDecoration = 'none';
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
}

/** What a text is written in. */
async function colourOf(text: Locator): Promise<readonly [number, number, number]> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
}

const windows: { width: number; height: number; tag?: string }[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 844, height: 390, tag: '@matrix' },
  { width: 2560, height: 1440, tag: '@matrix' },
];

for (const { width, height, tag = [] } of windows) {
  test.describe(`${width} by ${height} px`, { tag }, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('1.4.6: every headline, and what lies over it, has 7:1 with the worst pixel behind it', async ({
      page,
    }) => {
      await open(page, '/');
      const hero = await carousel(page, heroLabel);
      const over = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('main').getByRole('link', { name: labels.written.allJobs }).first(),
      ];
      for (const [index, { text }] of slides.entries()) {
        await showSlide(hero, index);
        const slide = hero.locator('[aria-roledescription=slide]:not([inert])');
        await slide.locator('img').first().waitFor();
        await picturesLoaded(page);
        const texts = [hero.getByText(text, { exact: true }), ...over];
        const lines = (await Promise.all(texts.map(unveiledLines))).flat();
        const pixels = await Pixels.of(await page.screenshot({ animations: 'disabled' }));
        const ratios = lines.map((line) => pixels.worstContrast(white, line));
        expect(Math.min(...ratios), text).toBeGreaterThanOrEqual(enoughForText);
      }
    });

    test('1.4.6: the words over the picture that opens the About page have 7:1 with the worst pixel behind them', async ({
      page,
    }) => {
      await open(page, '/about');
      await picturesLoaded(page);
      const heading = page.getByRole('heading', { level: 1 });
      const words = [heading, ...about.introduction.map((text) => page.getByText(text))];
      const colours = await Promise.all(words.map(colourOf));
      for (const [index, text] of words.entries()) {
        // On a small window they reach below the bar at its foot.
        await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const lines = await unveiledLines(text);
        const pixels = await Pixels.of(await page.screenshot({ animations: 'disabled' }));
        for (const line of lines)
          expect(pixels.worstContrast(colours[index] ?? white, line)).toBeGreaterThanOrEqual(
            enoughForText,
          );
      }
    });
  });
}

import { measureHeadlines } from '../../scripts/a11y/headlines';
import { enoughForText } from '../../scripts/a11y/review';
import { slides } from '../../src/content/slides';
import { expect, open, test } from './support/test';

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

    test('1.4.6: every headline has 7:1 with the worst pixel behind it', async ({ page }) => {
      await open(page, '/');
      const headlines = await measureHeadlines(page);
      expect(headlines.map(({ headline }) => headline)).toEqual(slides.map(({ text }) => text));
      expect(headlines.filter(({ ratio }) => ratio < enoughForText)).toEqual([]);
    });
  });
}

import { measureHeadlines } from '../../scripts/a11y/headlines';
import { enoughForText } from '../../scripts/a11y/review';
import { slides } from '../../src/content/slides';
import { expect, open, test } from './support/test';

const windows: { width: number; height: number; tag?: string }[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 640, tag: '@matrix' },
  { width: 844, height: 390, tag: '@matrix' },
  { width: 768, height: 1024, tag: '@matrix' },
  { width: 1024, height: 768, tag: '@matrix' },
  { width: 2560, height: 1440, tag: '@matrix' },
];

for (const { width, height, tag = [] } of windows) {
  test.describe(`${width} by ${height} px`, { tag }, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('1.4.6: every headline has 7:1 with the worst pixel behind it', async ({ page }) => {
      await open(page, '/');
      const headlines = await measureHeadlines(page);
      expect(headlines.map(({ headline }) => headline)).toEqual(slides.map(({ text }) => text));
      expect(headlines.filter(({ ratio }) => ratio < enoughForText)).toEqual([]);
    });
  });
}

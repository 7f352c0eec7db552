import { heroLabel, slides } from '../browser/support/content';
import { contrastProblems } from '../browser/support/contrasts';
import { picturesLoaded } from '../browser/support/look';
import { showSlide } from '../browser/support/moving';
import { carousel, expect, open, test } from '../browser/support/test';

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: [] },
  { width: 1440, height: 900, tag: '@matrix' },
]) {
  test.describe(`${width} by ${height} px`, { tag }, () => {
    test.use({ viewport: { width, height } });

    test('1.4.6: over every picture that opens a page, words have 7:1 with the worst pixel', async ({
      page,
    }) => {
      await open(page, '/');
      const hero = await carousel(page, heroLabel);
      for (const [index, { text }] of slides.entries()) {
        await showSlide(hero, index);
        await hero.locator('[aria-roledescription=slide]:not([inert]) img').first().waitFor();
        await picturesLoaded(page);
        expect(await contrastProblems(page, '.hero-stage'), text).toEqual([]);
      }
      await open(page, '/about');
      await picturesLoaded(page);
      expect(await contrastProblems(page)).toEqual([]);
    });
  });
}

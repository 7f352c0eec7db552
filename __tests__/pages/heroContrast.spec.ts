import { heroLabel, slides } from '../browser/support/content';
import { contrastProblems } from '../browser/support/contrasts';
import { shownSlides, showSlide } from '../browser/support/moving';
import { carousel, expect, type Locator, open, phone, test } from '../browser/support/test';

const loaded = (picture: Locator) => expect(picture).not.toHaveJSProperty('naturalWidth', 0);

for (const { width, height } of [phone, { width: 1440, height: 900 }]) {
  test.describe(`${width} by ${height} px`, { tag: '@matrix' }, () => {
    test.use({ viewport: { width, height } });

    test('1.4.6: words on every first picture have 7:1 with the worst pixel', async ({ page }) => {
      await open(page, '/');
      const hero = await carousel(page, heroLabel);
      for (const [index, { text }] of slides.entries()) {
        await showSlide(hero, index);
        await loaded(shownSlides(hero).locator('img').first());
        expect(await contrastProblems(page, '.hero-stage'), text).toEqual([]);
      }
      await open(page, '/about');
      await loaded(page.locator('main img').first());
      expect(await contrastProblems(page)).toEqual([]);
    });
  });
}

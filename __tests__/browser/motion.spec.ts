import { carouselText } from '../../src/content/carousel';
import { home } from '../../src/content/home';
import { recordMotion } from './support/motion';
import { carousel, expect, open, type Page, test } from './support/test';

/** Everything that can move, made to: by its name. */
const movers: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  async 'a card'(page) {
    await open(page, '/');
    const summary = page.locator('summary').first();
    return () => summary.press('Enter');
  },
  async 'the hero'(page) {
    await open(page, '/');
    const hero = await carousel(page, home.heroLabel);
    return () => hero.getByRole('button', { name: carouselText.next }).click();
  },
  async 'the partners'(page) {
    await open(page, '/');
    const partners = await carousel(page, home.partnersTitle);
    return () => partners.getByRole('button', { name: carouselText.next }).click();
  },
  async 'the dots'(page) {
    await open(page, '/');
    const hero = await carousel(page, home.heroLabel);
    const dots = hero.getByRole('group', { name: carouselText.picker });
    return () => dots.getByRole('button').nth(3).click();
  },
  async "a panel's arrow"(page) {
    await open(page, '/itsolutions');
    const header = page.getByRole('main').locator('h2 button').first();
    return () => header.press('Enter');
  },
};

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, prepare] of Object.entries(movers)) {
    test(`${name} changes at once`, async ({ page }) => {
      const move = await prepare(page);
      const started = await recordMotion(page);
      await move();
      expect(await started()).toEqual([]);
    });
  }
});

test.describe('where motion is welcome', () => {
  // What proves that the tests above would see a movement.
  for (const [name, prepare] of Object.entries(movers)) {
    test(`${name} changes gradually`, async ({ page }) => {
      const move = await prepare(page);
      const started = await recordMotion(page);
      await move();
      expect(await started()).not.toEqual([]);
    });
  }
});

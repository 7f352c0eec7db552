import { heroLabel, labels, partnersTitle } from './support/content';
import { recordMotion } from './support/motion';
import { carousel, expect, open, type Page, test } from './support/test';

type Mover = {
  what: string;
  path: string;
  /** Gets it ready, and returns what makes it move. */
  prepare: (page: Page) => Promise<() => Promise<void>>;
};

/** A control of a carousel, by its name. */
const press = (label: string, name: string) => async (page: Page) => {
  const control = (await carousel(page, label)).getByRole('button', { name });
  return () => control.click();
};

const movers: Mover[] = [
  {
    what: 'a card',
    path: '/',
    prepare: async (page) => () =>
      page.locator('details:not([name]) > summary').first().press('Enter'),
  },
  { what: 'the hero', path: '/', prepare: press(heroLabel, labels.carousel.next) },
  { what: 'the partners', path: '/', prepare: press(partnersTitle, labels.carousel.next) },
  { what: 'the dots', path: '/', prepare: press(heroLabel, `${labels.carousel.slide} 4`) },
  {
    what: "a panel's arrow",
    path: '/itsolutions',
    prepare: async (page) => () =>
      page.getByRole('main').locator('h2 button').first().press('Enter'),
  },
];

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const place of ['/', '/itsolutions']) {
    test(`on ${place} everything changes at once`, async ({ page }) => {
      await open(page, place);
      for (const { what, prepare } of movers.filter(({ path }) => path === place)) {
        const move = await prepare(page);
        const started = await recordMotion(page);
        await move();
        expect(await started(), what).toEqual([]);
      }
    });
  }
});

test.describe('where motion is welcome', () => {
  // What proves that the tests above would see a movement.
  for (const { what, path, prepare } of movers) {
    test(`${what} changes gradually`, async ({ page }) => {
      await open(page, path);
      const move = await prepare(page);
      const started = await recordMotion(page);
      await move();
      expect(await started()).not.toEqual([]);
    });
  }
});

import { heroLabel, labels, partnersTitle } from '../browser/support/content';
import { recordMotion } from '../browser/support/motion';
import { carousel, expect, open, type Page, test } from '../browser/support/test';

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

for (const { what, path, prepare } of movers) {
  test(`${what} changes gradually, and at once for who wants less motion`, async ({ page }) => {
    await open(page, path);
    const move = await prepare(page);
    const started = await recordMotion(page);
    await move();
    expect(await started()).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const moveAtOnce = await prepare(page);
    const startedAtOnce = await recordMotion(page);
    await moveAtOnce();
    expect(await startedAtOnce()).toEqual([]);
  });
}

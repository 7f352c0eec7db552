import { heroLabel, labels, nameOf, partnersTitle } from '../browser/support/content';
import { recordMotion } from '../browser/support/motion';
import { visit } from '../browser/support/moving';
import { carousel, expect, open, type Page, test } from '../browser/support/test';

type Mover = {
  what: string;
  /** Gets it ready, and returns what makes it move. */
  prepare: (page: Page) => Promise<() => Promise<void>>;
};

/** A control of a carousel, by its name. */
const press = (label: string, name: string) => async (page: Page) => {
  const control = (await carousel(page, label)).getByRole('button', { name });
  return () => control.click();
};

const movers: Record<string, Mover[]> = {
  '/': [
    {
      what: 'a card',
      prepare: async (page) => () => page.locator('details > summary').first().press('Enter'),
    },
    { what: 'the hero', prepare: press(heroLabel, labels.carousel.next) },
    { what: 'the dots', prepare: press(heroLabel, `${labels.carousel.slide} 4`) },
    { what: 'the partners', prepare: press(partnersTitle, labels.carousel.next) },
  ],
  '/itsolutions': [
    {
      what: "a panel's arrow",
      prepare: async (page) => () =>
        page.getByRole('main').locator('h2 button').first().press('Enter'),
    },
    { what: 'the next page', prepare: async (page) => () => visit(page, nameOf('about')) },
  ],
};

for (const [path, all] of Object.entries(movers)) {
  test(`what moves on ${path} changes gradually, and at once for who wants less motion`, async ({
    page,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await open(page, path);
      for (const { what, prepare } of all) {
        const move = await prepare(page);
        const started = await recordMotion(page);
        await move();
        await expect
          .poll(async () => (await started()).length > 0, `${what}, ${reducedMotion}`)
          .toBe(reducedMotion === 'no-preference');
      }
    }
  });
}

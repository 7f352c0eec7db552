import { heroLabel, labels, partnersTitle } from '../browser/support/content';
import { recordMotion } from '../browser/support/motion';
import { carousel, expect, type Locator, open, type Page, test } from '../browser/support/test';

/** A control of a carousel, by its name. */
const inCarousel = async (page: Page, label: string, name: string) =>
  (await carousel(page, label)).getByRole('button', { name });

/** The controls that start a movement, by page, with the names of the moving elements. */
const controls: Record<string, Record<string, (page: Page) => Locator | Promise<Locator>>> = {
  '/': {
    'a card': (page) => page.locator('.flip-card > summary').first(),
    'the hero': (page) => inCarousel(page, heroLabel, labels.carousel.next),
    'the dots': (page) => inCarousel(page, heroLabel, `${labels.carousel.slide} 4`),
    'the partners': (page) => inCarousel(page, partnersTitle, labels.carousel.next),
  },
  '/itsolutions': {
    "a panel's arrow": (page) => page.getByRole('main').locator('h2 button').first(),
  },
};

for (const [path, all] of Object.entries(controls)) {
  test(`${path} moves gradually, and at once under reduced motion`, async ({ page }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await open(page, path);
      for (const [what, controlOn] of Object.entries(all)) {
        const control = await controlOn(page);
        await control.scrollIntoViewIfNeeded();
        const started = await recordMotion(page);
        await control.press('Enter');
        await expect
          .poll(async () => (await started()).length > 0, `${what}, ${reducedMotion}`)
          .toBe(reducedMotion === 'no-preference');
      }
    }
  });
}

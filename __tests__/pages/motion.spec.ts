import { heroLabel, labels, partnersTitle } from '../browser/support/content';
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

/** In the page: whether anything moves in the frames after the next press of a key. */
async function movesOnPress(): Promise<boolean> {
  await new Promise((pressed) =>
    addEventListener('keydown', pressed, { once: true, capture: true }),
  );
  for (let frame = 0; frame < 40; frame += 1) {
    // Chromium does not list the motion of this box: it is caught on its way.
    const isTurning = [...document.querySelectorAll('details[open]')].some(
      (card) => !['', 'none'].includes(getComputedStyle(card, '::details-content').transform),
    );
    if (isTurning || document.getAnimations().length > 0) return true;
    await new Promise((next) => {
      requestAnimationFrame(next);
      // On a busy machine a page that changes nothing may get no frames. In ms.
      setTimeout(next, 100);
    });
  }
  return false;
}

for (const [path, all] of Object.entries(controls)) {
  test(`${path} moves gradually, and at once under reduced motion`, async ({ page }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await open(page, path);
      for (const [what, controlOn] of Object.entries(all)) {
        const control = await controlOn(page);
        await control.scrollIntoViewIfNeeded();
        const moved = page.evaluate(movesOnPress);
        await control.press('Enter');
        expect(await moved, `${what}, ${reducedMotion}`).toBe(reducedMotion === 'no-preference');
      }
    }
  });
}

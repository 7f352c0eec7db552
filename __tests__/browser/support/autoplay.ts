import { labels } from './content';
import { expect, type Locator, type Page } from './test';

/**
 * Stops the clock that the test has installed and has a paused carousel play from now on, with no
 * transition under way: Swiper counts on only once one has ended, which no clock of a test drives.
 */
export async function playAtRest(page: Page, carousel: Locator): Promise<void> {
  await carousel.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await carousel.getByRole('button', { name: labels.carousel.play }).click();
  await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
}

/** Waits until React has rendered what a timer has just changed: it does so in a later task. */
export const afterRendering = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      }),
  );

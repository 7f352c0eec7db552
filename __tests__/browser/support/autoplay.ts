import { labels } from './content';
import { expect, type Locator, type Page } from './test';

/**
 * Waits until no transition is under way: Swiper goes on only when one has ended, which no test's
 * clock drives.
 */
export const atRest = (carousel: Locator) =>
  carousel.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

/** Stops the test's installed clock and makes a paused carousel play, once it is at rest. */
export async function playAtRest(page: Page, carousel: Locator): Promise<void> {
  await atRest(carousel);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await carousel.getByRole('button', { name: labels.carousel.play }).click();
  await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
}

/** Waits until React has rendered a timer's change, which it does in a later task. */
export const afterRendering = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      }),
  );

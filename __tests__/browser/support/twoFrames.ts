import type { Page } from './test';

/** Waits until two more frames have begun, and with that for the next paint's consequences. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        // On a busy machine a page that changes nothing may get no frames. In ms.
        setTimeout(done, 5000);
      }),
  );

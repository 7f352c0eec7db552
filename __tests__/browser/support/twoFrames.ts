import type { Page } from './test';

/** Waits until two more frames have begun: what was to follow the next paint has been done. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        // On a busy machine a page that changes nothing may get no frame at all. In ms.
        setTimeout(done, 5000);
      }),
  );

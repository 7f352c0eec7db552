import { afterPaint } from './afterPaint';
import { pageParts } from './pageParts';

const isFirstViewAlone = () => document.documentElement.dataset.firstView !== undefined;

/** From now on the whole page is laid out, as browsers do it by themselves. */
export const layOutWhole = () => document.documentElement.removeAttribute('data-first-view');

/** Settles after the next frame, once nothing else is to be done; where browsers can tell. */
const idleFrame = () =>
  new Promise<void>((resolve) =>
    afterPaint(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    }),
  );

/**
 * Lays out what the page has skipped outside its first view (`src/inline/firstView.ts`): a part in a
 * frame, and input goes first. After that the page is as if none had been skipped. It begins once
 * the font is there, so that no part is laid out twice.
 */
export async function layOutRest(): Promise<void> {
  if (!isFirstViewAlone()) return;
  await document.fonts.ready;
  const parts = document.querySelectorAll<HTMLElement>(pageParts);
  for (const part of parts) {
    await idleFrame();
    // A link has opened another page meanwhile.
    if (!isFirstViewAlone()) return;
    part.style.contentVisibility = 'visible';
  }
  await idleFrame();
  layOutWhole();
  for (const part of parts) part.removeAttribute('style');
}

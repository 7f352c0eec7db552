import { afterPaint } from './afterPaint';
import { pageParts } from './pageParts';

const isFirstViewAlone = () => document.documentElement.dataset.firstView !== undefined;

/** From now on the whole page is laid out, as browsers do it by themselves. */
export const layOutWhole = () => document.documentElement.removeAttribute('data-first-view');

const nextFrame = () => new Promise<void>((resolve) => afterPaint(resolve));

/** Settles once nothing else is to be done, where the browser can tell. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else resolve();
  });

/**
 * Lays out what the page has skipped outside its first view (`src/inline/firstView.ts`): a part in a
 * frame, and input goes first. After that the page is as if none had been skipped.
 */
export async function layOutRest(): Promise<void> {
  if (!isFirstViewAlone()) return;
  // A part that is laid out before it has its font is laid out twice.
  await document.fonts.ready;
  const parts = document.querySelectorAll<HTMLElement>(pageParts);
  for (const part of parts) {
    // No faster than `showFontInParts`, which would leave its style on a part that is done here.
    await nextFrame();
    if (getComputedStyle(part).contentVisibility !== 'auto') continue;
    await idle();
    // A link has opened another page meanwhile.
    if (!isFirstViewAlone()) return;
    part.style.contentVisibility = 'visible';
  }
  await nextFrame();
  layOutWhole();
  for (const part of parts) part.removeAttribute('style');
}

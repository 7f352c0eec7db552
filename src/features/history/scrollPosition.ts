import { readHistoryState, writeHistoryState } from './historyState';

/** The scroll position is saved once the page has rested for this long. In ms. */
const saveDelay = 100;

const historyKey = 'scrollY';

/** The scroll position of the current history entry, in px; undefined on a new entry. */
export function savedScrollPosition(): number | undefined {
  const scrollY = readHistoryState(historyKey);
  return typeof scrollY === 'number' ? scrollY : undefined;
}

/** Saves the scroll position in the current history entry, for Back and Forward. */
export function saveScrollPosition(): void {
  // While Back waits for a page's code no page is shown, and the window is where the page will
  // not be.
  if (!document.querySelector('h1')?.getClientRects().length) return;
  if (savedScrollPosition() !== window.scrollY) writeHistoryState(historyKey, window.scrollY);
}

/** Saves the scroll position from now on, after each scroll. */
export function trackScrollPosition(): void {
  let timer: number | undefined;
  if (savedScrollPosition() === undefined) saveScrollPosition();
  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(saveScrollPosition, saveDelay);
    },
    { passive: true },
  );
  // A scroll that has not been saved yet belongs to the history entry that was left.
  window.addEventListener('popstate', () => window.clearTimeout(timer));
}

/*
 * The history entry's state is the scroll position, which Back and Forward restore: so entries do
 * not share it, and nothing is stored beyond the tab.
 */

/** The scroll position is saved once the page has rested for this long. In ms. */
const saveDelay = 100;

/** Replaces the current entry's state and, if one is given, its address. */
function replaceState(state: unknown, url?: string | URL): void {
  try {
    window.history.replaceState(state, '', url);
  } catch {
    // Safari allows 100 changes in 30 s. An unsaved state is not restored; nothing else is lost.
  }
}

/** Changes the address of the current history entry; its state stays. */
export function replaceUrl(url: string | URL): void {
  replaceState(window.history.state, url);
}

/** The scroll position of the current history entry, in px; undefined on a new entry. */
export function savedScrollPosition(): number | undefined {
  const { scrollY }: Record<string, unknown> = { ...Object(window.history.state) };
  return typeof scrollY === 'number' ? scrollY : undefined;
}

/** Saves the scroll position in the current history entry, for Back and Forward. */
export function saveScrollPosition(): void {
  // While Back waits for a page's code no page is shown, and the window is where the page will
  // not be.
  if (!document.querySelector('h1')?.getClientRects().length) return;
  const { scrollY } = window;
  if (savedScrollPosition() !== scrollY) replaceState({ scrollY });
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

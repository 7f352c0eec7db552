import { historyEntry } from './historyEntry';

/** A scroll position is kept this long after the page has come to rest. In ms. */
const restTime = 100;

const name = 'scrollY';

/** Where each entry of the session's history was scrolled to. */
export const scrollMemory = {
  /** Keeps where the current entry is scrolled to now: from then on it is not new any more. */
  keep(): void {
    historyEntry.keep(name, window.scrollY);
  },
  /** Starts to keep the page's scroll position. */
  follow(): void {
    let timer: number | undefined;
    if (this.read() === undefined) this.keep();
    window.addEventListener(
      'scroll',
      () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(() => {
          // While the code of a page that was gone back to is on its way, nothing is shown, and
          // the window is where it could not stay.
          if (document.querySelector('h1')?.checkVisibility()) this.keep();
        }, restTime);
      },
      { passive: true },
    );
    // What was about to be kept belongs to the entry that was left.
    window.addEventListener('popstate', () => window.clearTimeout(timer));
  },
  /** Where the current entry was scrolled to, in px; undefined for one that is new. */
  read(): number | undefined {
    const scrollY = historyEntry.read(name);
    return typeof scrollY === 'number' ? scrollY : undefined;
  },
};

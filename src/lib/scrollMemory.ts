/** A scroll position is kept this long after the page has come to rest. In ms. */
const restTime = 100;

/**
 * Where each entry of the session's history was scrolled to. It is kept in the entry's own state,
 * so that it outlasts a reload, and is there for the entries that links within a page make.
 */
export const scrollMemory = {
  /** Keeps where the current entry is scrolled to now: from then on it is not new any more. */
  keep(): void {
    const state: unknown = window.history.state;
    const others = state && typeof state === 'object' ? state : {};
    window.history.replaceState({ ...others, scrollY: window.scrollY }, '');
  },
  /** Starts to keep the page's scroll position. */
  follow(): void {
    let timer: number | undefined;
    if (this.read() === undefined) this.keep();
    window.addEventListener(
      'scroll',
      () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(this.keep, restTime);
      },
      { passive: true },
    );
    // What was about to be kept belongs to the entry that was left.
    window.addEventListener('popstate', () => window.clearTimeout(timer));
  },
  /** Where the current entry was scrolled to, in px; undefined for one that is new. */
  read(): number | undefined {
    const state: unknown = window.history.state;
    const scrollY: unknown =
      state && typeof state === 'object' ? Reflect.get(state, 'scrollY') : undefined;
    return typeof scrollY === 'number' ? scrollY : undefined;
  },
};

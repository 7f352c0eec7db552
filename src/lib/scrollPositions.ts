/**
 * Where each entry of the session's history was scrolled to, in px, so that Back and Forward
 * restore it. In memory only. An entry is known by the key in its history state; the entry the
 * visit began with has none.
 */
const positions = new Map<string, number>();
const session = `${Date.now()}`;
let entries = 0;
let current = '';
let scrolledTo = 0;

function currentKey(): string {
  const state: unknown = window.history.state;
  return state && typeof state === 'object' && 'key' in state ? String(state.key) : '';
}

export const scrollPositions = {
  /** Starts to follow the page's scroll position. */
  follow(): void {
    current = currentKey();
    scrolledTo = window.scrollY;
    window.addEventListener(
      'scroll',
      () => {
        // The browser moves the page on Back before anything else hears of it: that position is
        // not the one that was left.
        if (currentKey() === current) scrolledTo = window.scrollY;
      },
      { passive: true },
    );
  },
  /** The history state for a new entry. */
  newEntry(): { key: string } {
    entries += 1;
    return { key: `${session}-${entries}` };
  },
  /** Notes where the page left was, and tells where the one arrived at had been, if it had. */
  arrive(): number | undefined {
    positions.set(current, scrolledTo);
    current = currentKey();
    return positions.get(current);
  },
};

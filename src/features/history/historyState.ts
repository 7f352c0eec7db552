/*
 * The history entry's state keeps what Back and Forward restore, so that entries do not share it
 * and nothing is stored beyond the tab.
 */

/** Replaces the current entry's state and, if one is given, its address. */
function replaceState(state: unknown, url?: string | URL): void {
  try {
    window.history.replaceState(state, '', url);
  } catch {
    // Safari allows 100 changes in 30 s. An unsaved state is not restored; nothing else is lost.
  }
}

/** The value saved under a key of the current history entry; undefined on a new entry. */
export function readHistoryState(key: string): unknown {
  const state: unknown = window.history.state;
  return state && typeof state === 'object' ? Reflect.get(state, key) : undefined;
}

/** Saves a value under a key of the current history entry, beside those under other keys. */
export function writeHistoryState(key: string, value: unknown): void {
  const state: unknown = window.history.state;
  replaceState({ ...(state && typeof state === 'object' ? state : {}), [key]: value });
}

/** Changes the address of the current history entry; its state stays. */
export function replaceUrl(url: string | URL): void {
  replaceState(window.history.state, url);
}

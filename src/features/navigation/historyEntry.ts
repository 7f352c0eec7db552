/** Replaces the current entry's state and, where one is given, its address. */
function replace(state: unknown, address?: string | URL): void {
  try {
    window.history.replaceState(state, '', address);
  } catch {
    // Browsers take so many changes in a while (Safari: 100 in 30 s); a place that is not
    // remembered is no reason to fail.
  }
}

/**
 * What the current entry of the session's history is to be found with again on Back and Forward. It
 * is kept in the entry's own state, so that each entry has its own and it outlasts a reload.
 */
export const historyEntry = {
  /** What was kept under a name; undefined on an entry that is new. */
  read(name: string): unknown {
    const state: unknown = window.history.state;
    return state && typeof state === 'object' ? Reflect.get(state, name) : undefined;
  },
  /** Keeps a value under a name, beside what is kept there under others. */
  keep(name: string, value: unknown): void {
    const state: unknown = window.history.state;
    const others = state && typeof state === 'object' ? state : {};
    replace({ ...others, [name]: value });
  },
  /** Gives the entry another address; what is kept stays. */
  moveTo(address: string | URL): void {
    replace(window.history.state, address);
  },
};

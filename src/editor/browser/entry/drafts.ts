import type { Draft } from './draft';

/** The drafts, by the addresses of their forms below `#/`. */
export type Drafts = ReturnType<typeof openDrafts>;

/**
 * The drafts of a site, whose `name` sets it apart from others that are edited at the same address.
 * Typed words outlast the page; files of pictures are too large for the browser's storage.
 */
export function openDrafts(name: string) {
  const prefix = `draft ${name} `;
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix));
  let all: ReadonlyMap<string, Draft> = new Map(
    // An older editor kept no pictures.
    kept.map(([key, text]) => [key.slice(prefix.length), { pictures: {}, ...JSON.parse(text) }]),
  );
  const listeners = new Set<() => void>();
  /** The addresses of the drafts that were typed in this window. */
  const typedHere = new Set<string>();
  const keepTyped = () => {
    for (const address of typedHere) keep(prefix + address, all.get(address));
  };
  // Another window with the same form overwrites this one's draft, and removes it when it saves.
  addEventListener('pagehide', keepTyped);
  addEventListener('storage', ({ newValue }) => newValue === null && keepTyped());
  return {
    /** Another map after each change. */
    all: () => all,
    /** Keeps a draft; undefined forgets it. */
    set: (address: string, draft: Draft | undefined) => {
      const others = [...all].filter(([other]) => other !== address);
      all = new Map(draft ? [...others, [address, draft]] : others);
      typedHere[draft ? 'add' : 'delete'](address);
      keep(prefix + address, draft);
      for (const listener of listeners) listener();
    },
    /** Calls back after each change; returns how to stop that. */
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Stores a draft in the browser; if there is no room it lasts only as long as the page. */
function keep(key: string, draft: Draft | undefined): void {
  if (!draft) {
    localStorage.removeItem(key);
    return;
  }
  const moved = Object.entries(draft.pictures).filter(([, { file }]) => !file);
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, pictures: Object.fromEntries(moved) }));
  } catch (error) {
    localStorage.removeItem(key);
    reportError(error);
  }
}

import type { Draft } from './draft';

/** What was typed and is not saved, by the address of its form below `#/`. */
export type Drafts = ReturnType<typeof openDrafts>;

/**
 * The drafts of a site, which is told from others at the same address by its `name`. What was typed outlasts
 * the page; files of pictures, for which the browser's storage is too small, are chosen again.
 */
export function openDrafts(name: string) {
  const prefix = `draft ${name} `;
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix));
  let all: ReadonlyMap<string, Draft> = new Map(
    // One of an older editor has no pictures.
    kept.map(([key, text]) => [key.slice(prefix.length), { pictures: {}, ...JSON.parse(text) }]),
  );
  const listeners = new Set<() => void>();
  /** The addresses of what was typed in this window. */
  const own = new Set<string>();
  const keepOwn = () => {
    for (const address of own) keep(prefix + address, all.get(address));
  };
  // Another window with the same form writes its draft over this one's, and removes it once that is saved.
  addEventListener('pagehide', keepOwn);
  addEventListener('storage', ({ newValue }) => newValue === null && keepOwn());
  return {
    /** Another map after each change. */
    all: () => all,
    /** Keeps what was typed; undefined forgets it. */
    set: (address: string, draft: Draft | undefined) => {
      const others = [...all].filter(([other]) => other !== address);
      all = new Map(draft ? [...others, [address, draft]] : others);
      own[draft ? 'add' : 'delete'](address);
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

/** Where the browser has no room the draft stays in this page. */
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

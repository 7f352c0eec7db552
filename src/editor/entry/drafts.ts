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
  return {
    /** Another map after each change. */
    all: () => all,
    /** Keeps what was typed; undefined forgets it. */
    set: (address: string, draft: Draft | undefined) => {
      const others = [...all].filter(([own]) => own !== address);
      all = new Map(draft ? [...others, [address, draft]] : others);
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
  localStorage.removeItem(key);
  if (!draft) return;
  const moved = Object.entries(draft.pictures).filter(([, { file }]) => !file);
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, pictures: Object.fromEntries(moved) }));
  } catch (error) {
    reportError(error);
  }
}

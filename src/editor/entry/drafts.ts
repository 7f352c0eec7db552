import { encodingOf } from '../../build/editor/editedFiles';
import type { Draft } from './draft';

/** What was typed and is not saved, by the address of its form below `#/`. */
export type Drafts = ReturnType<typeof openDrafts>;

/**
 * The drafts of a site, which is told from others at the same address by its `name`. What was typed outlasts
 * the page; pictures, for which the browser's storage is too small, are chosen again.
 */
export function openDrafts(name: string) {
  const prefix = `draft ${name} `;
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix));
  const drafts = new Map<string, Draft>(
    kept.map(([key, text]) => [key.slice(prefix.length), JSON.parse(text)]),
  );
  let addresses: readonly string[] = [...drafts.keys()];
  const listeners = new Set<() => void>();

  return {
    get: (address: string) => drafts.get(address),
    /** Keeps what was typed; undefined forgets it. */
    set: (address: string, draft: Draft | undefined) => {
      if (draft) drafts.set(address, draft);
      else drafts.delete(address);
      keep(prefix + address, draft);
      if (addresses.includes(address) !== drafts.has(address)) addresses = [...drafts.keys()];
      for (const listener of listeners) listener();
    },
    /** The addresses of all forms with something that is not saved. */
    addresses: () => addresses,
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
  const files = draft.files.filter(({ path }) => encodingOf(path) === 'utf8');
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, files }));
  } catch (error) {
    reportError(error);
  }
}

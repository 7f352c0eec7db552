import { del, get, set } from 'idb-keyval';
import type { Draft, DraftFile } from './draft';

/**
 * What was typed and is not saved, by the address of its form below `#/`. It outlasts the page: texts are
 * kept at once, which a database would not do for a page that is left within a letter, and pictures, for
 * which that place is too small, in a database.
 */
export type Drafts = {
  get: (address: string) => Draft | undefined;
  /** Keeps what was typed; undefined forgets it. */
  set: (address: string, draft: Draft | undefined) => void;
  /** The addresses of all forms with something that is not saved. */
  addresses: () => readonly string[];
  /** Calls back after each change; returns how to stop that. */
  subscribe: (onChange: () => void) => () => void;
};

const withoutPicture = ({ base64: _, ...file }: DraftFile): DraftFile => file;

/** The drafts of a site, which is told from others at the same address by its `name`, with all that was kept. */
export async function openDrafts(name: string): Promise<Drafts> {
  const prefix = `draft ${name} `;
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  let addresses: readonly string[] = [];

  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    const draft: Draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    const files = await Promise.all(
      draft.files.map(async (file) => {
        const base64 = file.text === undefined ? await pictureAt(prefix + file.path) : undefined;
        return base64 === undefined ? file : { ...file, base64 };
      }),
    );
    // A picture that found no room is chosen again.
    const kept = files.filter(({ text, base64 }) => text !== undefined || base64 !== undefined);
    drafts.set(key.slice(prefix.length), { ...draft, files: kept });
  }
  addresses = [...drafts.keys()];

  return {
    get: (address) => drafts.get(address),
    set: (address, draft) => {
      const before = drafts.get(address);
      for (const { path, base64 } of before?.files ?? [])
        if (base64 && !draft?.files.some((file) => file.path === path))
          del(prefix + path).catch(reportError);
      if (draft) {
        drafts.set(address, draft);
        const own = { ...draft, files: draft.files.map(withoutPicture) };
        keep(prefix + address, JSON.stringify(own));
        for (const file of draft.files)
          if (file.base64 && !before?.files.includes(file))
            set(prefix + file.path, file.base64).catch(reportError);
      } else {
        drafts.delete(address);
        localStorage.removeItem(prefix + address);
      }
      if (Boolean(before) !== Boolean(draft)) addresses = [...drafts.keys()];
      for (const listener of listeners) listener();
    },
    addresses: () => addresses,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const pictureAt = (key: string) => get<string>(key).catch(() => undefined);

/** Where the browser has no room the draft stays in this page. */
function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    reportError(error);
  }
}

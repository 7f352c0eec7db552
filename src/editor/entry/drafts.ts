import { del, get, set } from 'idb-keyval';
import { encodingOf } from '../../build/editor/editedFiles';
import type { FileChange } from '../store/store';
import type { Draft } from './draft';

/** What was typed and is not saved, by the address of its form below `#/`. */
export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

const isPicture = ({ path }: FileChange) => encodingOf(path) === 'base64';

/**
 * The drafts of a site, which is told from others at the same address by its `name`. They outlast the page:
 * texts are kept at once, which a database would not do for a page that is left within a letter, and
 * pictures, for which that place is too small, in a database.
 */
export async function openDrafts(name: string) {
  const prefix = `draft ${name} `;
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();

  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
    const draft: Draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    const files = await Promise.all(
      draft.files.map(async (file) =>
        isPicture(file) ? { ...file, data: (await pictureAt(prefix + file.path)) ?? null } : file,
      ),
    );
    // A picture that found no room is chosen again.
    const kept = files.filter(({ data }) => typeof data === 'string');
    drafts.set(key.slice(prefix.length), { ...draft, files: kept });
  }
  let addresses: readonly string[] = [...drafts.keys()];

  return {
    get: (address: string) => drafts.get(address),
    /** Keeps what was typed; undefined forgets it. */
    set: (address: string, draft: Draft | undefined) => {
      const before = drafts.get(address);
      const pictures = draft?.files.filter(isPicture) ?? [];
      for (const picture of before?.files.filter(isPicture) ?? [])
        if (!pictures.some(({ path }) => path === picture.path))
          del(prefix + picture.path).catch(reportError);
      for (const picture of pictures)
        if (!before?.files.includes(picture))
          set(prefix + picture.path, picture.data).catch(reportError);
      if (draft) {
        drafts.set(address, draft);
        const files = draft.files.map((own) => (isPicture(own) ? { ...own, data: null } : own));
        keep(prefix + address, JSON.stringify({ ...draft, files }));
      } else {
        drafts.delete(address);
        localStorage.removeItem(prefix + address);
      }
      if (Boolean(before) !== Boolean(draft)) addresses = [...drafts.keys()];
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

const pictureAt = (key: string) => get<string>(key).catch(() => undefined);

/** Where the browser has no room the draft stays in this page. */
function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    reportError(error);
  }
}

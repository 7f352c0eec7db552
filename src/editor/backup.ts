import { createStore, del, get, set } from 'idb-keyval';
import { changeBackend } from './changeBackend';
import type { Backend, DataFile, DecapMap } from './decap';
import { type EntryData, wholeEntry } from './entryText';
import { forgetSaved, latest, unsavedFiles } from './savedTexts';

/**
 * What somebody typed and has not saved. Decap keeps it too, but 2 s after the last key, without the text
 * with which the entry began and without its pictures; and an entry that is loaded later than what was kept
 * takes its place. So what is kept is the whole entry, behind this mark and at once, and what was kept of a
 * file comes in its place when the file is read. A new entry, which is read from nowhere, Decap brings back.
 */
const mark = 'unsaved:';

/** The entries that are being saved, by the texts that are written of them. */
const saving = new Map<string, EntryData>();

/** The text of an entry for Decap: as it is saved, or as it is kept meanwhile. */
export function textFor(data: Partial<EntryData>, save: (data: EntryData) => string): string {
  const all = wholeEntry(data);
  if (all.isToSave) {
    const text = save(all);
    saving.set(text, all);
    return text;
  }
  // Of nothing Decap keeps nothing.
  return all.base ? '' : mark + JSON.stringify(all);
}

/** What is in the text of a file, or in what was kept of an entry. */
export const dataFrom = (text: string, read: (text: string) => EntryData): EntryData =>
  text.startsWith(mark) ? JSON.parse(text.slice(mark.length)) : read(text);

/** Whether a save has begun: Decap reads files meanwhile, to find a name that no other has. */
let isSaving = false;

/** Until the save is over, nothing that was kept comes in the place of a file. */
export function beginSaving(): void {
  isSaving = true;
}

/** Where Decap keeps what was typed, by the names that it gives (`getEntryBackupKey` in decap-cms-core). */
const ofDecap = createStore('localforage', 'keyvaluepairs');

type Kept<Value = unknown> = { key: string; value: Value; isOfDecap: boolean };

/** Puts something into the database; whether that has taken it: there may be none, or no room in it. */
async function put({ key, value, isOfDecap }: Kept): Promise<boolean> {
  try {
    await set(key, value, isOfDecap ? ofDecap : undefined);
    return true;
  } catch {
    return false;
  }
}

/** What goes along with an entry and is not saved yet, as JSON. */
const unsavedIn = ({ files }: EntryData): string => JSON.stringify(unsavedFiles(JSON.parse(files)));

/** Keeps an entry of a collection. */
export async function keep(collection: string, entry: DecapMap, data: EntryData): Promise<void> {
  // Decap does not tell of a save that failed before it came to the backend.
  isSaving = false;
  const path = entry.get('path');
  const kept: Kept =
    typeof path === 'string' && path
      ? {
          key: path,
          // A page that is loaded anew knows nothing of what was saved since.
          value: { ...data, base: latest(path, data.base) ?? '', files: unsavedIn(data) },
          isOfDecap: false,
        }
      : {
          key: `backup.${collection}`,
          value: { raw: mark + JSON.stringify(data), path: '', mediaFiles: [] },
          isOfDecap: true,
        };
  const text = JSON.stringify(kept);
  const key = mark + kept.key;
  // The page may be gone before the database has it. A large picture has no room here.
  try {
    localStorage.setItem(key, text);
  } catch {
    localStorage.removeItem(key);
  }
  if ((await put(kept)) && localStorage.getItem(key) === text) localStorage.removeItem(key);
}

/** What a text of `localStorage` keeps; undefined where that cannot be read, as it was cut short or is another's. */
function keptIn<Value>(text: string | null): Kept<Value> | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what a page that was left had no time to; before anything is read. */
export async function keepLeftovers(): Promise<void> {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(mark))) {
    const kept = keptIn(localStorage.getItem(key));
    if (!kept || (await put(kept))) localStorage.removeItem(key);
  }
}

/** What is kept of a file. */
async function keptOf(path: string): Promise<EntryData | undefined> {
  const kept = keptIn<EntryData>(localStorage.getItem(mark + path));
  if (kept) return kept.value;
  try {
    return await get(path);
  } catch {
    return undefined;
  }
}

async function forget(path: string): Promise<void> {
  localStorage.removeItem(mark + path);
  try {
    await del(path);
  } catch {
    // Without a database there is nothing in it.
  }
}

const goOn = 'Something you typed here was not saved. Go on with it? (Cancel: it is thrown away.)';

/** Nobody compares a draft with what it was, when it is saved. */
const goOnOver =
  'Something you typed here was not saved, and the draft has changed since. Go on with what you typed? Once you save it, that change is gone. (Cancel: what you typed is thrown away.)';

/** What was kept of a file, if it is wanted. */
async function keptInstead(path: string, question: (kept: EntryData) => string) {
  const kept = isSaving ? undefined : await keptOf(path);
  if (!kept) return undefined;
  if (window.confirm(question(kept))) return mark + JSON.stringify({ ...kept, isKept: true });
  await forget(path);
  return undefined;
}

/** Whether two entries say the same; one that came back has a space of JSON more (`entryWidget.tsx`). */
const isSameEntry = (one: EntryData, other: EntryData) =>
  one.entry.trim() === other.entry.trim() &&
  (one.body ?? '') === (other.body ?? '') &&
  unsavedIn(one) === unsavedIn(other);

/** Forgets what was kept of a file that is saved, unless more was typed since, here or in another window. */
async function forgetIfSaved({ path, raw }: DataFile): Promise<void> {
  const [kept, saved] = [await keptOf(path), saving.get(raw)];
  if (kept && saved && isSameEntry(kept, saved)) await forget(path);
}

/** Marks the files of a draft that somebody opens, by their ids. */
const opened = 'opened:';

/** Has a backend of Decap read what was kept of a file instead of the file, if that is wanted, until it is saved. */
export function keepWithBackend(name: string): void {
  changeBackend(name, (own) => {
    const getEntry = own.getEntry.bind(own);
    const persistEntry = own.persistEntry.bind(own);
    const unpublishedEntry = own.unpublishedEntry.bind(own);
    const dataFile = own.unpublishedEntryDataFile.bind(own);
    type Changed = 'getEntry' | 'persistEntry' | 'unpublishedEntry' | 'unpublishedEntryDataFile';
    const changes: Pick<Backend, Changed> = {
      getEntry: async (path, ...all) => {
        const loaded = await getEntry(path, ...all);
        const kept = await keptInstead(path, () => goOn);
        return kept ? { ...loaded, data: kept } : loaded;
      },
      // The texts of drafts are read for lists as well, at the same time.
      unpublishedEntry: async (asked) => {
        const draft = await unpublishedEntry(asked);
        if (!asked.slug) return draft;
        const diffs = draft.diffs.map((diff) => ({ ...diff, id: opened + (diff.id ?? '') }));
        return { ...draft, diffs };
      },
      unpublishedEntryDataFile: async (collection, slug, path, id) => {
        if (!id?.startsWith(opened)) return dataFile(collection, slug, path, id);
        forgetSaved(path);
        const text = await dataFile(collection, slug, path, id.slice(opened.length));
        const kept = await keptInstead(path, ({ base }) => (base === text ? goOn : goOnOver));
        return kept ?? text;
      },
      persistEntry: async (entry, options) => {
        try {
          const answer = await persistEntry(entry, options);
          for (const file of entry.dataFiles) await forgetIfSaved(file);
          return answer;
        } finally {
          isSaving = false;
          saving.clear();
        }
      },
    };
    return Object.assign(own, changes);
  });
}

import { useMemo, useSyncExternalStore } from 'react';
import { addressName } from '../../build/addressName';
import { useEditor } from '../EditorContext';
import { blank } from '../form/blank';
import type { Session } from '../session';
import { isSame } from './changedText';
import { schemaOf } from './contentFiles';
import { type Draft, readable, titleOf } from './draft';

/** The folder of new pages at an address: `jobs` at `content/jobs/new`; undefined at that of a file. */
export const folderOfNew = (address: string): string | undefined =>
  /^content\/(\w+)\/new$/.exec(address)?.[1];

/** Where the file of a new page will be, unless somebody names it otherwise. */
export const newFile = (folder: string, value: unknown): string =>
  `content/${folder}/${addressName(titleOf(value))}.md`;

/** What is at the address of a form as it is saved; undefined for a file that cannot be read. */
function savedDraft(address: string, session: Session): Draft | undefined {
  const folder = folderOfNew(address);
  const schema = schemaOf(address);
  if (folder && schema) {
    const value = blank(schema);
    return { file: newFile(folder, value), value, body: '', base: null, files: [] };
  }
  const base = session.text(address);
  const entry = readable(address, base);
  return entry && { ...entry, file: address, base, files: [] };
}

/** The draft at the address of a form, and how it is changed; what is as it was saved is none any more. */
export function useDraft(address: string) {
  const { drafts, session } = useEditor();
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.get(address));
  const saved = useMemo(() => savedDraft(address, session), [address, session]);
  const change = (changed: (before: Draft) => Draft) => {
    const before = drafts.get(address) ?? saved;
    if (!before) return;
    let next = changed(before);
    const folder = folderOfNew(address);
    // Until somebody names the page it is called what its title says.
    if (folder && before.file === next.file && before.file === newFile(folder, before.value))
      next = { ...next, file: newFile(folder, next.value) };
    const isAsSaved =
      saved?.base === next.base &&
      isSame(saved.value, next.value) &&
      saved.body === next.body &&
      next.files.length === 0;
    drafts.set(address, isAsSaved ? undefined : next);
  };
  return { draft: kept ?? saved, isUnsaved: kept !== undefined, change };
}

import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useDrafts, useEditor, useWork } from '../EditorContext';
import { isSame } from '../jsonValues';
import { type Draft, draftOf } from './draft';
import { joined } from './joined';
import { folderOfNew, named, newName, newPage } from './newPage';
import { fileInWords, saveMessage } from './saveMessage';

/** The draft at the address of a form, and how to change it. One like the saved file is dropped. */
export function useDraft(address: string) {
  const { drafts, session } = useEditor();
  const kept = useDrafts().get(address);
  const folder = folderOfNew(address);
  const saved = useMemo(
    () => (folder ? newPage(folder) : draftOf(address, session.text(address))),
    [address, folder, session],
  );
  const change = (changed: (before: Draft) => Draft) => {
    const before = drafts.all().get(address) ?? saved;
    if (!before) return;
    const next = folder ? named(folder, before, changed(before)) : changed(before);
    drafts.set(address, isSame(saved, next) ? undefined : next);
  };
  return { draft: kept ?? saved, isUnsaved: kept !== undefined, change };
}

/** Another change of the file of a draft, and whose it is; it may have been taken away. */
export type Conflict = { saved: Draft | undefined; by: string };

/** Saves the draft at the address of a form, or takes its file away. */
export function useSaving(address: string) {
  const { drafts, store, refresh, save, goOnAt } = useEditor();
  const [, navigate] = useLocation();
  /** How often a save was refused because of problems. */
  const [tries, setTries] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const { isBusy, error, start } = useWork();

  /** The draft with what others have saved meanwhile; undefined where a person has to choose. */
  const joinedWith = async (began: Draft, text: string | null) => {
    if (text === began.base || newName(began) !== undefined) return { draft: began };
    const [last] = await store.history(began.file);
    const by = !last || last.isOwn ? 'Another window or program' : last.author;
    // With words typed meanwhile.
    const draft = drafts.all().get(address) ?? began;
    const saved = text === null ? undefined : draftOf(draft.file, text);
    const both = saved && joined(draft, saved);
    if (!both?.draft || both.clashes.length > 0) return setConflict({ saved, by });
    drafts.set(address, both.draft);
    const theirs = saved && saveMessage({ ...saved, base: draft.base });
    return { draft: both.draft, note: `${by} has changed this too, which is kept: ${theirs}.` };
  };

  return {
    isSaving: isBusy,
    tries,
    /** Why the last save failed. */
    failed: error,
    conflict,
    save: () => {
      if (!drafts.all().has(address)) return;
      setConflict(undefined);
      return start(async () => {
        // What others have saved is joined with it, and checked with it.
        const session = await refresh();
        const began = drafts.all().get(address);
        const ready = began && (await joinedWith(began, session.text(began.file)));
        if (!ready) return;
        const { draft, note } = ready;
        if (session.problems(draft).length > 0) return setTries(tries + 1);
        setTries(0);
        const { file } = draft;
        const changes = session.changesOf(draft);
        await save(changes, saveMessage(draft), { note });
        const now = drafts.all().get(address);
        // Words typed during the save go on from what is saved now.
        if (now && now !== draft) {
          const isSaved = (name: string) => now.pictures[name] === draft.pictures[name];
          const pictures = Object.entries(now.pictures).filter(([name]) => !isSaved(name));
          const base = changes.at(-1)?.data ?? null;
          drafts.set(file, { ...now, file, base, pictures: Object.fromEntries(pictures) });
        } else drafts.set(file, undefined);
        if (address === file) return;
        goOnAt(address, file);
        navigate(`/${file}`, { replace: true });
        drafts.set(address, undefined);
      });
    },
    takeAway: ({ file: path, base, value }: Draft) => {
      const name = fileInWords(path, value);
      const undo = () => save([{ path, data: base, base: null }], `${name}: put back`);
      return start(async () => {
        await save([{ path, data: null, base }], `${name}: taken away`, { undo });
        drafts.set(address, undefined);
      });
    },
    /** Goes on with a draft in which the changes of both are, or throws it away. */
    settle: (draft: Draft | undefined) => {
      setConflict(undefined);
      drafts.set(address, draft);
    },
  };
}

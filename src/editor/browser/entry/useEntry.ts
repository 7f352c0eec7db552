import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type Conflict, StoreError } from '../../store';
import { useDrafts, useEditor, useWork } from '../EditorContext';
import { isSame } from '../jsonValues';
import { type Draft, readable } from './draft';
import { folderOfNew, named, newPage } from './newPage';
import { fileInWords, saveMessage } from './saveMessage';

/** The draft at the address of a form, and how to change it. One like the saved file is dropped. */
export function useDraft(address: string) {
  const { drafts, session } = useEditor();
  const kept = useDrafts().get(address);
  const folder = folderOfNew(address);
  const saved = useMemo((): Draft | undefined => {
    if (folder) return newPage(folder);
    const base = session.text(address);
    const entry = readable(address, base);
    return entry && { ...entry, file: address, base, pictures: {} };
  }, [address, folder, session]);
  const change = (changed: (before: Draft) => Draft) => {
    const before = drafts.all().get(address) ?? saved;
    if (!before) return;
    const next = folder ? named(folder, before, changed(before)) : changed(before);
    drafts.set(address, isSame(saved, next) ? undefined : next);
  };
  return { draft: kept ?? saved, isUnsaved: kept !== undefined, change };
}

/** Saves the draft at the address of a form, or takes its file away. */
export function useSaving(address: string) {
  const { drafts, session, save, goOnAt } = useEditor();
  const [, navigate] = useLocation();
  /** How often a save was refused because of problems. */
  const [tries, setTries] = useState(0);
  const { isBusy, error, start } = useWork();
  const conflict = error instanceof StoreError ? error.details.conflict : undefined;

  return {
    isSaving: isBusy,
    tries,
    /** Why the last save failed, if it was no conflict. */
    failed: conflict ? undefined : error,
    /** The file that has changed since the draft began with it. */
    conflict,
    save: () => {
      const draft = drafts.all().get(address);
      if (!draft) return;
      if (session.problems(draft).length > 0) return setTries(tries + 1);
      setTries(0);
      return start(async () => {
        const { file } = draft;
        const changes = session.changesOf(draft);
        await save(changes, saveMessage(draft));
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
        await save([{ path, data: null, base }], `${name}: taken away`, undo);
        drafts.set(address, undefined);
      });
    },
    /** Goes on with the draft, from what is saved by now, or throws it away. */
    settle: ({ path, text }: Conflict, keep: 'mine' | 'theirs') => {
      const draft = drafts.all().get(address);
      const mine = draft?.file === path ? { ...draft, base: text } : draft;
      return start(async () => drafts.set(address, keep === 'mine' ? mine : undefined));
    },
  };
}

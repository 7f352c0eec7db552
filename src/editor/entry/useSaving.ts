import { useState } from 'react';
import { useLocation } from 'wouter';
import { useEditor, useWork } from '../EditorContext';
import { type Conflict, StoreError } from '../store/store';
import { changesOf, type Draft, rebased } from './draft';
import { fileInWords, saveMessage } from './saveMessage';

/** Saves the draft at the address of a form, or takes its file away. */
export function useSaving(address: string) {
  const { drafts, session, save } = useEditor();
  const [, navigate] = useLocation();
  /** How often somebody tried to save what cannot be saved. */
  const [tries, setTries] = useState(0);
  const { isBusy, error, start } = useWork();
  const conflict = error instanceof StoreError ? error.conflict : undefined;

  return {
    isSaving: isBusy,
    tries,
    /** Why the last save failed. */
    failed: conflict ? undefined : error,
    /** What the site has by now in place of what the draft began with. */
    conflict,
    save: () => {
      const draft = drafts.get(address);
      if (!draft) return;
      const { own, elsewhere } = session.problems(draft);
      if (own.length > 0 || elsewhere.length > 0) return setTries(tries + 1);
      setTries(0);
      return start(async () => {
        const changes = changesOf(draft);
        await save(changes, { message: saveMessage(draft) });
        const now = drafts.get(address);
        drafts.set(address, undefined);
        // What was typed meanwhile goes on from what is saved now.
        if (now && now !== draft)
          drafts.set(draft.file, rebased({ ...now, file: draft.file }, changes));
        if (address !== draft.file) navigate(`/${draft.file}`, { replace: true });
      });
    },
    takeAway: ({ file: path, base, value }: Draft) => {
      if (base === null) return;
      const name = fileInWords(path, value);
      const undo = () => save([{ path, data: base, base: null }], { message: `${name}: put back` });
      return start(async () => {
        await save([{ path, data: null, base }], { message: `${name}: taken away`, undo });
        drafts.set(address, undefined);
      });
    },
    /** Goes on with one of two versions: what was typed, or what is saved by now. */
    settle: ({ path, text }: Conflict, keep: 'mine' | 'theirs') => {
      const draft = drafts.get(address);
      const isMine = draft && keep === 'mine';
      return start(async () =>
        drafts.set(address, isMine ? rebased(draft, [{ path, data: text }]) : undefined),
      );
    },
  };
}

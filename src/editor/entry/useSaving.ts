import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf, useEditor } from '../EditorContext';
import { joined } from '../history/takeBack';
import { type Conflict, StoreError } from '../store/store';
import { changesOf, type Draft, textOf } from './draft';
import { fileInWords, saveMessage } from './saveMessage';

/** A draft that was changed while it was saved: it goes on from what is saved now. */
const goneOn = (draft: Draft, saved: Draft): Draft => ({
  ...draft,
  file: saved.file,
  base: textOf(saved),
  files: draft.files
    .filter((file) => !saved.files.includes(file))
    .map((file) => {
      const own = saved.files.find(({ path }) => path === file.path);
      return own ? { ...file, base: own.data } : file;
    }),
});

/** Where a save of the form at an address has got to. */
type Saving = {
  isSaving: boolean;
  /** How often somebody tried to save what cannot be saved. */
  tries: number;
  /** Why the last save failed. */
  failed?: string;
  /** What the site has by now in place of what the draft began with. */
  conflict?: Conflict;
};

const begin: Saving = { isSaving: false, tries: 0 };

const conflictOf = (error: unknown) => (error instanceof StoreError ? error.conflict : undefined);

/** Saves the draft at the address of a form, or takes its file away. */
export function useSaving(address: string) {
  const { drafts, session, save, refresh } = useEditor();
  const [, navigate] = useLocation();
  const [saving, setSaving] = useState(begin);

  const attempt = async (work: () => Promise<unknown>) => {
    setSaving({ ...begin, isSaving: true });
    try {
      await work();
      setSaving(begin);
    } catch (error) {
      const conflict = conflictOf(error);
      setSaving({ ...begin, ...(conflict ? { conflict } : { failed: reasonOf(error) }) });
    }
  };

  /** Saves a draft; where somebody else has changed other words of its file meanwhile, with these. */
  const saveOrJoin = async (draft: Draft): Promise<Draft> => {
    try {
      await save(changesOf(draft), { message: saveMessage(draft) });
      return draft;
    } catch (error) {
      const conflict = conflictOf(error);
      // What was typed while the first try was under way is in it.
      const now = drafts.get(address) ?? draft;
      const next = conflict?.path === draft.file ? joined(now, conflict.text) : undefined;
      if (!next) throw error;
      await refresh();
      drafts.set(address, next);
      return saveOrJoin(next);
    }
  };

  return {
    ...saving,
    save: () => {
      const draft = drafts.get(address);
      if (!draft || saving.isSaving) return;
      const { own, elsewhere } = session.problems(draft);
      if (own.length > 0 || elsewhere.length > 0)
        return setSaving({ ...begin, tries: saving.tries + 1 });
      return attempt(async () => {
        const saved = await saveOrJoin(draft);
        const now = drafts.get(address);
        drafts.set(address, undefined);
        if (now && now !== saved) drafts.set(saved.file, goneOn(now, saved));
        if (address !== saved.file) navigate(`/${saved.file}`, { replace: true });
      });
    },
    takeAway: ({ file: path, base, value }: Draft) => {
      if (base === null || saving.isSaving) return;
      const name = fileInWords(path, value);
      const putBack = () =>
        save([{ path, data: base, base: null }], { message: `${name}: put back` });
      return attempt(async () => {
        await save([{ path, data: null, base }], {
          message: `${name}: taken away`,
          undo: putBack,
        });
        drafts.set(address, undefined);
      });
    },
    /** Goes on with one of two versions: what was typed, or what is saved by now. */
    settle: ({ path, text }: Conflict, keep: 'mine' | 'theirs') => {
      const draft = drafts.get(address);
      const isMine = keep === 'mine';
      // Nothing was typed where a page was to be taken away.
      if (draft && path === draft.file)
        drafts.set(address, isMine ? { ...draft, base: text } : undefined);
      else if (draft) {
        const others = draft.files.filter((file) => file.path !== path);
        const own = draft.files.filter((file) => isMine && file.path === path);
        const files = [...others, ...own.map((file) => ({ ...file, base: text }))];
        drafts.set(address, { ...draft, files });
      }
      // The form shows theirs, or goes on beside it; whoever saves at once need not wait for that.
      setSaving(begin);
      refresh().catch((error) => setSaving({ ...begin, failed: reasonOf(error) }));
    },
  };
}

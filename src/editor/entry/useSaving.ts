import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf, useEditor } from '../EditorContext';
import { joined } from '../history/takeBack';
import { type Conflict, type FileChange, StoreError } from '../store/store';
import { type Draft, type DraftFile, textOf } from './draft';
import { pageNameProblem } from './PageName';
import { fileInWords, saveMessage } from './saveMessage';

const changeOf = ({ path, text, base64, base }: DraftFile): FileChange =>
  text === undefined
    ? { path, data: base64 ?? '', encoding: 'base64', base }
    : { path, data: text, encoding: 'utf8', base };

/** All that saving a draft changes: what it refers to comes along. */
const changesOf = (draft: Draft): FileChange[] => [
  ...draft.files.map(changeOf),
  { path: draft.file, data: textOf(draft), encoding: 'utf8', base: draft.base },
];

/** A draft that was changed while it was saved: it goes on from what is saved now. */
const goneOn = (draft: Draft, saved: Draft): Draft => ({
  ...draft,
  file: saved.file,
  base: textOf(saved),
  files: draft.files.flatMap((file) => {
    const own = saved.files.find(({ path }) => path === file.path);
    if (own === file) return [];
    return own?.text === undefined ? file : { ...file, base: own.text };
  }),
});

/** Where a save of the form at an address has got to. */
export type Saving = {
  isSaving: boolean;
  /** How often somebody tried to save what cannot be saved. */
  tries: number;
  /** Why the last save failed. */
  failed?: string | undefined;
  /** What the site has by now in place of what the draft began with. */
  conflict?: Conflict | undefined;
};

const begin: Saving = { isSaving: false, tries: 0 };

/** Saves the draft at the address of a form, or takes its file away. */
export function useSaving(address: string) {
  const { drafts, session, save, refresh } = useEditor();
  const [, navigate] = useLocation();
  const [saving, setSaving] = useState(begin);

  const attempt = async (work: () => Promise<void>) => {
    setSaving({ ...begin, isSaving: true });
    try {
      await work();
      setSaving(begin);
    } catch (error) {
      const conflict = error instanceof StoreError ? error.conflict : undefined;
      setSaving({ ...begin, conflict, failed: conflict ? undefined : reasonOf(error) });
    }
  };

  /** Saves a draft; where somebody else has changed other words of its file meanwhile, with these. */
  const saveOrJoin = async (draft: Draft): Promise<Draft> => {
    try {
      await save(changesOf(draft), { message: saveMessage(draft) });
      return draft;
    } catch (error) {
      const conflict = error instanceof StoreError ? error.conflict : undefined;
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
      if (own.length > 0 || elsewhere.length > 0 || pageNameProblem(draft, session))
        return setSaving({ ...begin, tries: saving.tries + 1 });
      return attempt(async () => {
        const saved = await saveOrJoin(draft);
        const now = drafts.get(address);
        drafts.set(address, undefined);
        if (now && now !== saved) drafts.set(saved.file, goneOn(now, saved));
        if (address !== saved.file) navigate(`/${saved.file}`, { replace: true });
      });
    },
    takeAway: (draft: Draft) => {
      const { file, base } = draft;
      if (base === null || saving.isSaving) return;
      const name = fileInWords(file, draft.value);
      return attempt(async () => {
        const removal: FileChange = { path: file, data: null, encoding: 'utf8', base };
        const back: FileChange = { ...removal, data: base, base: null };
        await save([removal], {
          message: `${name}: taken away`,
          undo: () => save([back], { message: `${name}: put back` }),
        });
        drafts.set(address, undefined);
      });
    },
    /** Goes on with one of two versions: what was typed, or what is saved by now. */
    settle: ({ path, text }: Conflict, keep: 'mine' | 'theirs') => {
      const draft = drafts.get(address);
      // Nothing was typed where a page was to be taken away.
      if (draft) {
        const files = draft.files.flatMap((file) => {
          if (file.path !== path) return file;
          return keep === 'mine' ? { ...file, base: text } : [];
        });
        const isOwn = path === draft.file;
        if (isOwn && keep === 'theirs') drafts.set(address, undefined);
        else drafts.set(address, { ...draft, files, base: isOwn ? text : draft.base });
      }
      // The form shows theirs, or goes on beside it.
      return attempt(async () => {
        await refresh();
      });
    },
  };
}

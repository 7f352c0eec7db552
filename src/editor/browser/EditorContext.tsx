import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { FileChange, Store } from '../store';
import type { Drafts } from './entry/drafts';
import type { Session } from './session';

/** All that the parts of the editor share. */
export type EditorContextValue = {
  store: Store;
  /** The site as it was read last. */
  session: Session;
  drafts: Drafts;
  /** The styles in the head of the site's own pages; empty where the site cannot be shown. */
  head: string;
  /** Reads again what is saved. */
  refresh: () => Promise<Session>;
  /**
   * Saves files, says so at the foot of the window, and reads again what is saved. Rejects with a
   * `StoreError`.
   */
  save: (
    changes: readonly FileChange[],
    message: string,
    more?: {
      /** Takes the save back where there is no commit to do so. */
      undo?: () => Promise<unknown>;
      /** Something else to be said of it. */
      note?: string | undefined;
    },
  ) => Promise<unknown>;
  /** Has the form of a new page go on at the address of the page that it made. */
  goOnAt: (address: string, next: string) => void;
};

export const EditorContext = createContext<EditorContextValue | null>(null);

/** All that the parts of the editor share. Throws outside of the editor. */
export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This is outside of the editor.');
  return editor;
}

/** The drafts, by the addresses of their forms. */
export function useDrafts() {
  const { drafts } = useEditor();
  return useSyncExternalStore(drafts.subscribe, drafts.all);
}

export const primaryButton = 'border-accent bg-accent font-semibold text-white';

/** A link to a page outside of the editor. */
export const Outside = ({ url, name = url }: { url: string; name?: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {name}
  </a>
);

/** A failure in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Work that may fail, one at a time: whether it is going on, and the error of the last one. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await work().catch(setError);
    setBusy(false);
  };
  return { isBusy, error, start };
}

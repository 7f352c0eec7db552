import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { FileChange, Store } from '../store';
import type { Drafts } from './entry/drafts';
import type { Session } from './session';

/** What all parts of the editor share. */
export type EditorContextValue = {
  store: Store;
  /** The site as it was read last. */
  session: Session;
  drafts: Drafts;
  /** The head of the site's own pages: its styles; empty where the site cannot be shown. */
  head: string;
  /** Reads anew what is saved. */
  refresh: () => Promise<Session>;
  /**
   * Saves files, tells of it at the foot of the window, and reads anew what is saved. `undo` is what takes it
   * back where no commit does. Rejects with a `StoreError`.
   */
  save: (
    changes: readonly FileChange[],
    message: string,
    undo?: () => Promise<unknown>,
  ) => Promise<unknown>;
  /** Has the form at an address go on at another, that of the page which it has made. */
  goOnAt: (address: string, next: string) => void;
};

export const EditorContext = createContext<EditorContextValue | null>(null);

/** What all parts of the editor share. Throws outside of the editor. */
export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This stands outside of the editor.');
  return editor;
}

/** What was typed and is not saved, by the addresses of forms. */
export function useDrafts() {
  const { drafts } = useEditor();
  return useSyncExternalStore(drafts.subscribe, drafts.all);
}

/** The classes of a page's primary button. */
export const primaryButton = 'border-accent bg-accent font-semibold text-white';

/** What can be told of a failure. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Work that may fail, once at a time: whether it goes on, and why it has failed. */
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

/** Why something has failed; nothing where it has not. */
export const Failure = ({ error }: { error: unknown }) =>
  error !== undefined && (
    <p role="alert" className="problem">
      {reasonOf(error)}
    </p>
  );

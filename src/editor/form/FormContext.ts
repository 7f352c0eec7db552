import { createContext, use } from 'react';
import type { Session } from '../session';
import type { FileChange } from '../store/store';
import type { Path } from './fieldProps';

/** A place in an entry as a key: `["contact","mail"]`. */
export const keyOf = (path: Path): string => JSON.stringify(path);

/** What every field of a form needs besides its own value. */
export type FormContextValue = {
  /** Ids of the form's elements begin with it. */
  id: string;
  session: Session;
  /** What is wrong at a place and is to be told now. */
  problemAt: (path: Path) => string | undefined;
  /** Whether something to be told now is wrong below a place. */
  hasProblemBelow: (path: Path) => boolean;
  /** Whether an entry at a place is saved under an id: then others may know it by that. */
  isSavedId: (path: Path, id: unknown) => boolean;
  files: readonly FileChange[];
  /** Keeps other files that go along. */
  onFiles: (change: (files: readonly FileChange[]) => readonly FileChange[]) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** What the form around a field provides. Throws outside of a form. */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

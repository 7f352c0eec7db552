import { type ComponentType, createContext, use } from 'react';
import type { Reference } from '../../content/schema';
import type { DraftFile } from '../entry/draft';
import type { Named, Session } from '../session';
import type { FieldOfProps, Path } from './fieldProps';

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
  /** A field was left: what is wrong with it may be told. */
  onLeave: (path: Path) => void;
  names: (to: Reference) => Named[];
  /** Whether an entry at a place is saved under an id: then others may know it by that. */
  isSavedId: (path: Path, id: unknown) => boolean;
  files: readonly DraftFile[];
  /** Keeps other files that go along. */
  onFiles: (change: (files: readonly DraftFile[]) => readonly DraftFile[]) => void;
  /** The controls for any value and for the parts of an object: lists are made of these, and these of lists. */
  controls: { FieldOf: ComponentType<FieldOfProps>; ObjectFields: ComponentType<FieldOfProps> };
};

export const FormContext = createContext<FormContextValue | null>(null);

/** What the form around a field provides. Throws outside of a form. */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

import { createContext, use } from 'react';
import type { z } from 'zod';
import type { Field } from '../../content/schema';
import type { Draft } from '../entry/draft';
import type { Session } from '../session';

/** A place in an entry: `['contact', 'mail']`. */
export type Path = readonly PropertyKey[];

/** What a value's control is chosen by. */
export type FieldOfProps = {
  schema: z.core.$ZodType;
  /** Undefined while it is left out, and is left out so. */
  value: unknown;
  path: Path;
  /** It can be read and copied, not changed: others know an entry by it. */
  isReadOnly?: boolean;
  onChange: (value: unknown) => void;
};

/** What every field is given besides. */
export type FieldProps = FieldOfProps & { field: Field; optional: boolean };

/** What every field of a form needs besides its own value. */
export type FormContextValue = {
  /** Ids of the form's elements begin with it. */
  id: string;
  session: Session;
  draft: Draft;
  /** Is given the draft as it is then, which somebody may have changed meanwhile. */
  change: (changed: (before: Draft) => Draft) => void;
  /** What is wrong at a place and is to be told now. */
  problemAt: (path: Path) => string | undefined;
  /** Whether something to be told now is wrong below a place. */
  hasProblemBelow: (path: Path) => boolean;
  /** Whether an entry at a place is saved under an id: then others may know it by that. */
  isSavedId: (path: Path, id: unknown) => boolean;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** What the form around a field provides. Throws outside of a form. */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

import { createContext, use } from 'react';
import type { z } from 'zod';
import { fields } from '../../../content/schema';
import { unwrapped } from '../../../content/schema/inside';
import type { Problem } from '../../../generator/content/problems';
import { schemaAt } from '../../../generator/content/visitFields';
import { isSame } from '../entry/changedText';
import type { Draft } from '../entry/draft';
import type { Session } from '../session';
import { idFor } from './blank';

/** A place in what a form is about: `['contact', 'mail']`. */
export type Path = readonly PropertyKey[];

/** A form: a value with its schema, and what its fields need besides. */
export type FormContextValue = {
  /** Ids of the form's elements begin with it. */
  id: string;
  session: Session;
  draft: Draft;
  /** Is given the draft as it is then, which somebody may have changed meanwhile. */
  change: (changed: (before: Draft) => Draft) => void;
  schema: z.core.$ZodType;
  value: unknown;
  /** Is given the value as it is then. */
  set: (changed: (before: unknown) => unknown) => void;
  /** The value as it is saved, if it is. */
  saved?: unknown;
  /** What is wrong and is to be told now. */
  told: readonly Problem[];
};

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. Throws outside of a form. */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => Reflect.get(Object(part), key), value);

/** A value with another at a place within it; undefined leaves it out there. */
function put(value: unknown, [key, ...rest]: Path, own: unknown): unknown {
  if (key === undefined) return own;
  const inner = put(valueAt(value, [key]), rest, own);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const all: Record<PropertyKey, unknown> = { ...Object(value), [key]: inner };
  if (inner === undefined) delete all[key];
  return all;
}

/** Whether an entry of a list is saved under its id: then others may know it by that. */
function isIdSaved({ value, saved }: FormContextValue, entry: Path): boolean {
  const idsIn = (of: unknown) => {
    const list = valueAt(of, entry.slice(0, -1));
    return Array.isArray(list) ? list.map((each) => valueAt(each, ['id'])) : [];
  };
  const ids = idsIn(value);
  const own = valueAt(value, [...entry, 'id']);
  // A new entry that begins with the name of another is not that one.
  return idsIn(saved).includes(own) && ids.indexOf(own) === ids.lastIndexOf(own);
}

/** What is at a place of the form around: what its schema says of it, what it holds, and what is wrong with it. */
export function useField(path: Path) {
  const form = useForm();
  const { inner, optional } = unwrapped(schemaAt(form.schema, path) ?? form.schema);
  const above = path.slice(0, -1);
  const isId = path.at(-1) === 'id';
  return {
    schema: inner,
    optional,
    field: fields.get(inner) ?? { label: 'Value', hint: '' },
    value: valueAt(form.value, path),
    /** The id of its control. */
    id: `${form.id}${path.join('-')}`,
    problem: form.told.find((own) => isSame(own.path, path))?.what,
    isReadOnly: isId && isIdSaved(form, above),
    /** Undefined leaves it out. */
    set: (own: unknown) =>
      form.set((before) => {
        const after = put(before, path, own);
        const [was, is] = [before, after].map((value) => valueAt(value, above));
        // Until it is saved an id follows the name, unless somebody wrote another.
        const isOwn = isId || valueAt(was, ['id']) !== idFor(was) || isIdSaved(form, above);
        return isOwn ? after : put(after, [...above, 'id'], idFor(is));
      }),
  };
}

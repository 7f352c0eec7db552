import { createContext, use } from 'react';
import type { z } from 'zod';
import { fields } from '../../../content/schema';
import { unwrapped } from '../../../content/schema/inside';
import { schemaAt } from '../../../generator/content/fieldsIn';
import type { Problem } from '../../../generator/content/problems';
import { type Draft, draftOf } from '../entry/draft';
import { counterpart, type FirstLanguage, missingTexts } from '../entry/firstLanguage';
import { isSame } from '../jsonValues';
import { idFor } from './blank';

/** A place in the value of a form: `['contact', 'mail']`. */
export type Path = readonly PropertyKey[];

/** A form: a value with its schema, and all that its fields need. */
export type FormContextValue = {
  /** The beginning of the ids of the form's elements. */
  id: string;
  draft: Draft;
  /** Changes the draft as it is then, which may be another one than `draft`. */
  change: (changed: (before: Draft) => Draft) => void;
  schema: z.core.$ZodType;
  value: unknown;
  /** Changes the value as it is then. */
  set: (changed: (before: unknown) => unknown) => void;
  /** The problems to show now. */
  problems: readonly Problem[];
  /** What the first language says, in the form of a further one. */
  first?: FirstLanguage | undefined;
  /** The value with the facts that it has of the first language. */
  whole?: unknown;
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

/** A value with a part of it replaced; undefined leaves the part out. */
function put(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const inner = put(valueAt(value, [key]), rest, part);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const all: Record<PropertyKey, unknown> = { ...Object(value), [key]: inner };
  if (inner === undefined) delete all[key];
  return all;
}

/** Whether an entry of a list is saved under its id: then other files may refer to it. */
function isIdSaved({ value, draft }: FormContextValue, entry: Path): boolean {
  const idsIn = (of: unknown) => {
    const list = valueAt(of, entry.slice(0, -1));
    return Array.isArray(list) ? list.map((one) => valueAt(one, ['id'])) : [];
  };
  const ids = idsIn(value);
  const id = valueAt(value, [...entry, 'id']);
  // A new entry whose name is as yet the same as that of another is not saved.
  const saved = idsIn(draftOf(draft.file, draft.base)?.value);
  return saved.includes(id) && ids.indexOf(id) === ids.lastIndexOf(id);
}

/** The field at a place of the surrounding form: its schema's hints, its value, its problem. */
export function useField(path: Path) {
  const form = useForm();
  const { inner, optional } = unwrapped(schemaAt(form.schema, path) ?? form.schema);
  const above = path.slice(0, -1);
  const isId = path.at(-1) === 'id';
  const value = valueAt(form.value, path);
  const said = counterpart(form.value, form.first?.value, path);
  return {
    schema: inner,
    optional,
    /** What the first language says here, in the form of a further one. */
    said,
    /** The value that counts: where nothing is said, a fact is that of the first language. */
    counts: value ?? valueAt(form.whole, path),
    /** How many texts of the first language are not there. */
    missing: missingTexts(inner, said, value),
    field: fields.get(inner) ?? { label: 'Value', hint: '' },
    value,
    id: `${form.id}${path.join('-')}`,
    problem: form.problems.find((problem) => isSame(problem.path, path))?.what,
    isReadOnly: isId && isIdSaved(form, above),
    /** Undefined leaves it out. */
    set: (part: unknown) =>
      form.set((before) => {
        // In a further language what is not said is left out.
        const after = put(before, path, form.first && part === '' ? undefined : part);
        const [was, is] = [before, after].map((value) => valueAt(value, above));
        // Until it is saved an id follows the name, unless another one was typed.
        const stays = isId || valueAt(was, ['id']) !== idFor(was) || isIdSaved(form, above);
        return stays ? after : put(after, [...above, 'id'], idFor(is));
      }),
  };
}

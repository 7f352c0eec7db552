import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** What a schema is made of: every schema is one of these, which zod's own type does not say. */
export const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** A schema without what only says that it may be left out. */
export function unwrapped(schema: Schema): { inner: Schema; optional: boolean } {
  let inner = schema;
  let optional = false;
  for (;;) {
    const def = definition(inner);
    if (def.type !== 'optional' && def.type !== 'nullable') return { inner, optional };
    optional ||= def.type === 'optional';
    inner = def.innerType;
  }
}

/** The schemas within a schema, by key; that of a list's entries, and of a record's, by `[]`. */
export function insideOf(schema: Schema): [key: string, child: Schema][] {
  const def = definition(unwrapped(schema).inner);
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'array') return [['[]', def.element]];
  return def.type === 'record' ? [['[]', def.valueType]] : [];
}

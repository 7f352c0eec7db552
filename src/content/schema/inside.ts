import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** The kinds of schema: every schema is one of these, which zod's own type does not say. */
export const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** A schema without what only says that it may be left out. */
export function unwrapped(inner: Schema, optional = false): { inner: Schema; optional: boolean } {
  const def = definition(inner);
  if (def.type !== 'optional' && def.type !== 'nullable') return { inner, optional };
  return unwrapped(def.innerType, optional || def.type === 'optional');
}

/** The schemas within a schema, by key; that of a list's entries, and of a record's, by `[]`. */
export function insideOf(schema: Schema): [key: string, child: Schema][] {
  const def = definition(unwrapped(schema).inner);
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'array') return [['[]', def.element]];
  return def.type === 'record' ? [['[]', def.valueType]] : [];
}

/** A schema and all within it, each with its place: `home.facts[].text`. */
export function* schemasIn(schema: Schema, place = ''): Generator<{ place: string; own: Schema }> {
  yield { place, own: schema };
  for (const [key, child] of insideOf(schema))
    yield* schemasIn(child, key === '[]' ? `${place}[]` : [place, key].filter(Boolean).join('.'));
}

import type { z } from 'zod';
import { type Field, fields } from '../../content/schema';
import { insideOf, unwrapped } from '../../content/schema/inside';

type Schema = z.core.$ZodType;

/** A value with what its schema says of it. */
export type FoundField = {
  path: readonly PropertyKey[];
  value: unknown;
  field: Field | undefined;
};

/**
 * A value and all within it, each with its schema's hints. What a schema does not know is passed
 * over: the check by the schema itself reports it.
 */
export function* fieldsIn(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<FoundField> {
  const { inner } = unwrapped(schema);
  if (value === undefined) return;
  yield { path, value, field: fields.get(inner) };
  for (const [key, child] of insideOf(inner))
    for (const own of key === '[]' ? keysWithin(value) : [key])
      yield* fieldsIn(child, Reflect.get(Object(value), own), [...path, own]);
}

/** The places of a list, or the keys of a record. */
const keysWithin = (value: unknown): Iterable<PropertyKey> =>
  Array.isArray(value) ? value.keys() : Object.keys(Object(value));

/** The schema of the value at a path; undefined if there is none. */
export const schemaAt = (schema: Schema, path: readonly PropertyKey[]): Schema | undefined =>
  path.reduce<Schema | undefined>((current, key) => {
    const children = new Map(current && insideOf(current));
    return children.get(String(key)) ?? children.get('[]');
  }, schema);

import type { z } from 'zod';
import { type Field, fields } from '../../content/schema';
import { definition, unwrapped } from '../../content/schema/inside';

type Schema = z.core.$ZodType;

/** Whether a schema is that of a day. */
export const isDate = (schema: Schema) => Reflect.get(definition(schema), 'format') === 'date';

/** A value with what its schema says of it. */
export type Visited = {
  path: readonly PropertyKey[];
  value: unknown;
  field: Field | undefined;
  /** Whether it may be left out. */
  optional: boolean;
};

/**
 * Tells `onField` of a value and of everything within it, with what the schema says of each. What a
 * schema does not know is passed over: the check by the schema itself reports it.
 */
export function visitFields(
  schema: Schema,
  value: unknown,
  onField: (visited: Visited) => void,
  path: readonly PropertyKey[] = [],
): void {
  const { inner, optional } = unwrapped(schema);
  if (value === undefined) return;
  onField({ path, value, field: fields.get(inner), optional });
  for (const [key, child] of childrenOf(inner, value))
    visitFields(child, Reflect.get(Object(value), key), onField, [...path, key]);
}

/** The schemas of what is within a value, by key. */
function childrenOf(schema: Schema, value: unknown): [key: PropertyKey, child: Schema][] {
  const def = definition(schema);
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'array' && Array.isArray(value))
    return [...value.keys()].map((index) => [index, def.element]);
  if (def.type === 'record' && typeof value === 'object' && value)
    return Object.keys(value).map((key) => [key, def.valueType]);
  if (def.type === 'tuple') return def.items.map((item, index) => [index, item]);
  return [];
}

/** The schema of what lies at a path within a value; undefined where there is none. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const key of path) {
    if (!current) return undefined;
    const def = definition(unwrapped(current).inner);
    if (def.type === 'object') current = Reflect.get(def.shape, key);
    else if (def.type === 'array') current = def.element;
    else if (def.type === 'record') current = def.valueType;
    else if (def.type === 'tuple') current = def.items[Number(key)];
    else current = undefined;
  }
  return current;
}

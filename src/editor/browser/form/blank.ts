import type { z } from 'zod';
import { definition, unwrapped } from '../../../content/schema/inside';
import { addressName } from '../../../generator/addressName';

/** The value of a new entry or part: empty in its required fields, and without the others. */
export function blank(schema: z.core.$ZodType): unknown {
  const { inner } = unwrapped(schema);
  const def = definition(inner);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, child]) => !unwrapped(child).optional)
          .map(([key, child]) => [key, blank(child)]),
      );
    case 'array':
      return [];
    case 'boolean':
      return true;
    case 'number':
      return undefined;
    default:
      return '';
  }
}

/** The fields that may name an entry of a list, the best first. */
export const namingKeys = 'title name text question words category model what query'.split(' ');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The first text among values; a list of texts counts as one. */
const firstText = (values: readonly unknown[]) =>
  values
    .map((value) => (Array.isArray(value) ? value.filter(isText).join(', ') : value))
    .find(isText);

const namesIn = (value: object) => namingKeys.map((key) => Reflect.get(value, key));

/** The name of an entry of a list; undefined while it has none. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return firstText([...namesIn(value), ...Object.values(value)]);
}

/** An id for an entry, made only of what names it: its other texts may name something else. */
export const idFor = (value: unknown): string =>
  addressName(firstText(namesIn(Object(value))) ?? '');

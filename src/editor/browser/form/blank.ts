import type { z } from 'zod';
import { definition, unwrapped } from '../../../content/schema/inside';
import { addressName } from '../../../generator/addressName';

/** What a new entry of a list, or a part that was left out, begins with: nothing in what has to be said. */
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

/** What may name an entry of a list, the surest first. */
export const namingKeys = [
  'title',
  'name',
  'text',
  'question',
  'words',
  'category',
  'model',
  'what',
  'query',
];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The first text among values; a list of texts is one. */
const firstText = (values: readonly unknown[]) =>
  values
    .map((value) => (Array.isArray(value) ? value.filter(isText).join(', ') : value))
    .find(isText);

const namesIn = (value: object) => namingKeys.map((key) => Reflect.get(value, key));

/** What an entry of a list is called where only its name is shown; undefined while it has none. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return firstText([...namesIn(value), ...Object.values(value)]);
}

/** An id for an entry, from its name alone: that of its picture, or of what it refers to, is another's. */
export const idFor = (value: unknown): string =>
  addressName(firstText(namesIn(Object(value))) ?? '');

import type { z } from 'zod';
import { definition, unwrapped } from '../../build/content/visitFields';

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
    case 'literal':
      return true;
    case 'record':
      return {};
    case 'number':
      return undefined;
    default:
      return '';
  }
}

const namingKeys = [
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

/** What an entry of a list is called where only its name is shown; undefined while it has none. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = [...namingKeys.map((key) => Reflect.get(value, key)), ...Object.values(value)];
  for (const text of texts) {
    const name = Array.isArray(text)
      ? text.filter((each) => typeof each === 'string').join(', ')
      : text;
    if (typeof name === 'string' && name) return name;
  }
  return undefined;
}

import type { z } from 'zod';
import { schemaAt, unwrapped } from '../../build/content/visitFields';
import { fields } from '../../content/schema';
import { nameOf } from './blank';
import type { Path } from './fieldProps';

/**
 * Where something is in a file, as the form calls it: `Stations › Filler › Services`. `value` is what is in
 * the file.
 */
export function placeInWords(schema: z.core.$ZodType, value: unknown, path: Path): string {
  let current = value;
  const words: string[] = [];
  for (const [index, key] of path.entries()) {
    current = Reflect.get(Object(current), key);
    if (typeof key === 'number') {
      // A text within a list is called by its list.
      if (typeof current === 'object') words.push(nameOf(current) ?? String(key + 1));
      continue;
    }
    const at = schemaAt(schema, path.slice(0, index + 1));
    const label = at && fields.get(unwrapped(at).inner)?.label;
    words.push(label ?? String(key));
  }
  return words.join(' › ');
}

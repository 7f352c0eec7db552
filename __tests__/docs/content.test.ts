import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { collectionSchemas, fields, fileSchemas } from '../../src/content/schema';
import { brandSchema } from '../../src/content/schema/brand';
import { definition, insideOf, unwrapped } from '../../src/content/schema/inside';
import { labelSchemas } from '../../src/content/schema/labels';
import { fieldDocs } from '../../src/generator/content/fieldDocs';

/** The places within a schema, and its own, of which nothing is said to whoever fills them in. */
function untold(schema: z.core.$ZodType, place: string): string[] {
  const field = fields.get(unwrapped(schema).inner);
  // The editor calls any other entry by its name, or shows the list as a whole.
  const isEntry = place.endsWith('[]') && definition(schema).type !== 'string';
  const isTold = isEntry || (field?.label.trim() && field.hint.trim());
  return [
    ...(isTold ? [] : [place]),
    ...insideOf(schema).flatMap(([key, child]) =>
      untold(child, key === '[]' ? `${place}[]` : `${place}.${key}`),
    ),
  ];
}

test('docs/content.md says what the schema says: `npm run docs` writes it', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toBe(fieldDocs());
});

test('every field, and every text of a list, has a label and a hint', () => {
  const places = [
    ...Object.entries(fileSchemas).flatMap(([name, schema]) => untold(schema, name)),
    ...Object.entries(labelSchemas).flatMap(([name, schema]) => untold(schema, `labels/${name}`)),
    ...Object.entries(collectionSchemas).flatMap(([name, schema]) => untold(schema, name)),
    ...untold(brandSchema, 'brand'),
  ];
  expect(places).toEqual([]);
});

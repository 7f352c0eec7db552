import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { fields } from '../../src/content/schema';
import { brandSchema } from '../../src/content/schema/brand';
import { definition, insideOf, unwrapped } from '../../src/content/schema/inside';
import { labelSchemas } from '../../src/content/schema/labels';
import { fieldDocs } from '../../src/generator/content/fieldDocs';
import { collectionSchemas, fileSchemas } from '../../src/generator/content/schemas';

/** The places within a schema, and its own, without words for the person who fills them in. */
function wordless(schema: z.core.$ZodType, place: string): string[] {
  const field = fields.get(unwrapped(schema).inner);
  // The editor calls any other entry by its name, or shows the list as a whole.
  const isEntry = place.endsWith('[]') && definition(schema).type !== 'string';
  const hasWords = isEntry || (field?.label.trim() && field.hint.trim());
  return [
    ...(hasWords ? [] : [place]),
    ...insideOf(schema).flatMap(([key, child]) =>
      wordless(child, key === '[]' ? `${place}[]` : `${place}.${key}`),
    ),
  ];
}

test('docs/content.md says what the schema says: `npm run docs` writes it', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toBe(fieldDocs());
});

test('every field, and every text of a list, has a label and a hint', () => {
  const schemas = [
    ...Object.entries(fileSchemas),
    ...Object.entries(labelSchemas),
    ...Object.entries(collectionSchemas),
    ['brand', brandSchema] as const,
  ];
  expect(schemas.flatMap(([name, schema]) => wordless(schema, name))).toEqual([]);
});

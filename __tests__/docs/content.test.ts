import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Field, fields } from '../../src/content/schema';
import { brandSchema } from '../../src/content/schema/brand';
import brandWords from '../../src/content/schema/brandFieldWords.en.json';
import { definition, insideOf, unwrapped } from '../../src/content/schema/inside';
import { labelSchemas } from '../../src/content/schema/labels';
import sharedWords from '../../src/content/schema/sharedFieldWords.en.json';
import { fieldDocs } from '../../src/generator/content/fieldDocs';
import {
  collectionSchemas,
  fileSchemas,
  joined,
  thingsOf,
} from '../../src/generator/content/schemas';

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

/** The registry's entries for a schema and all within it. */
const fieldsIn = (schema: z.core.$ZodType): Field[] => [
  ...[fields.get(unwrapped(schema).inner) ?? []].flat(),
  ...insideOf(schema).flatMap(([, child]) => fieldsIn(child)),
];

test('docs/content.md says what the schema says: `npm run docs` writes it', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toBe(fieldDocs());
});

const schemas = [
  ...Object.entries(fileSchemas),
  ...Object.entries(labelSchemas),
  ...Object.entries(collectionSchemas),
  ['brand', brandSchema] as const,
];

const all = schemas.flatMap(([, schema]) => fieldsIn(schema));

test('every field, and every text of a list, has a label and a hint', () => {
  expect(schemas.flatMap(([name, schema]) => wordless(schema, name))).toEqual([]);
});

test('no words lack their field', () => {
  const told = new Set(all.map(({ label, hint }) => `${label}: ${hint}`));
  const words: Readonly<Record<string, string>> = {
    ...sharedWords,
    ...joined('words'),
    ...brandWords,
  };
  expect(Object.entries(words).filter(([, text]) => !told.has(text))).toEqual([]);
});

test('every thing that a field refers to is described by a feature', () => {
  const kinds = all.flatMap(({ reference = [] }) => reference);
  expect(kinds).toContain('partner');
  for (const kind of kinds) expect(() => thingsOf(kind)).not.toThrow();
});

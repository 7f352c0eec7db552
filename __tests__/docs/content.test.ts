import { readFileSync } from 'node:fs';
import { fieldDocs } from '../../src/build/content/fieldDocs';

test('docs/content.md says what the schema says: `npm run docs` writes it', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toBe(fieldDocs());
});

test('every field is told with what it is, and whether it may be left out', () => {
  const docs = fieldDocs();
  expect(docs).toMatch(/\| `contact\.telephone` \| Telephone\. .+ \| yes \|/);
  expect(docs).toMatch(/\| `slides\[\]\.text` \| Headline\. .+ \| {2}\|/);
});

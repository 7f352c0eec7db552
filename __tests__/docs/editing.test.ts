import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { fields } from '../../src/content/schema';
import { insideOf, unwrapped } from '../../src/content/schema/inside';
import { groups, labelOf } from '../../src/editor/browser/entry/contentFiles';
import { collectionSchemas, jsonSchemas } from '../../src/generator/content/schemas';

const text = readFileSync('docs/editing.md', 'utf8');

/** All that a pattern finds in the document, once each. */
const found = (pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const bold = found(/\*\*([^*]+)\*\*/g);

/** Lists, fields and buttons; other bold words are sentences or messages. */
const names = bold.filter((words) => !/“|\.$/.test(words));

/** The labels of a schema and of all within it. */
function labelsIn(schema: z.core.$ZodType): string[] {
  const label = fields.get(unwrapped(schema).inner)?.label;
  return [...(label ? [label] : []), ...insideOf(schema).flatMap(([, child]) => labelsIn(child))];
}

function editorLabels(): string[] {
  const lists = groups.flatMap(({ label, collection }) =>
    collection ? [label, `New ${labelOf(`content/${collection}/new`).toLowerCase()}`] : [label],
  );
  const schemas = [...jsonSchemas.values(), ...Object.values(collectionSchemas)];
  return [...lists, ...schemas.flatMap(labelsIn)];
}

/** The editor's own source. */
const sources = readdirSync('src/editor', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('src/editor', file), 'utf8').replace(/\s+/g, ' '));

test('every picture that it shows is there, and no other', () => {
  expect(found(/!\[[^\]]+\]\(editing\/([^)]+)\)/g).sort()).toEqual(
    readdirSync('docs/editing').sort(),
  );
});

test('the editor has every list, field and button that it names', () => {
  const labels = new Set(editorLabels());
  const isKnown = (name: string) =>
    labels.has(name.replace(/^Add to /, '')) ||
    sources.some((source) =>
      [`'${name}'`, `"${name}"`, `>${name}<`, `> ${name} <`, `${name} {`].some((words) =>
        source.includes(words),
      ),
    );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

test('every message that it quotes is one of the editor', () => {
  const quotes = bold.flatMap((words) => /“([^”]+?)\.?”/.exec(words)?.[1] ?? []);
  expect(quotes.length).toBeGreaterThan(4);
  expect(quotes.filter((quote) => !sources.some((source) => source.includes(quote)))).toEqual([]);
});

test('every command is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = found(/npm run ([\w:]+)/g);
  expect(commands).toContain('edit');
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

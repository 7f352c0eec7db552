import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groups, labelOf } from '../../src/editor/browser/entry/contentFiles';
import { filesBelow } from '../../src/generator/filesBelow';

const text = readFileSync('docs/editing.md', 'utf8');

/** All that a pattern finds in the document, once each. */
const found = (pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The files that the editor's words come from: its own, and those with the names of fields. */
const sources = filesBelow('src')
  .filter((file) => /^editor\/.*\.tsx?$|Words\.en\.json$/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8').replace(/\s+/g, ' '));

test('every picture that it shows is there, and no other', () => {
  expect(found(/!\[[^\]]+\]\(editing\/([^)]+)\)/g).sort()).toEqual(
    readdirSync('docs/editing').sort(),
  );
});

test('the editor has every list, field, button and message that it names', () => {
  const bold = found(/\*\*([^*]+)\*\*/g);
  // Other bold words are sentences.
  const names = bold.filter((words) => !/“|\.$/.test(words));
  const messages = bold.flatMap((words) => /“([^”]+?)\.?”/.exec(words)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(50);
  expect(messages.length).toBeGreaterThan(4);
  const lists = groups.flatMap(({ label, files, collection }) => [
    label,
    ...files.map(labelOf),
    ...(collection ? [`New ${labelOf(`content/${collection}/new`).toLowerCase()}`] : []),
  ]);
  const isKnown = (name: string) =>
    lists.includes(name) ||
    sources.some((source) =>
      [`'${name}'`, `"${name}"`, `"${name}: `, `>${name}<`, `> ${name} <`, `${name} {`].some(
        (words) => source.includes(words),
      ),
    );
  expect(names.filter((name) => !isKnown(name) && !isKnown(name.replace(/^Add to /, '')))).toEqual(
    [],
  );
  expect(messages.filter((words) => !sources.some((source) => source.includes(words)))).toEqual([]);
});

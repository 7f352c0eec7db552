import { readFileSync } from 'node:fs';
import { keyboardMap, keyboardRows } from '../../scripts/a11y/keyboardMap';

const documentation = readFileSync('docs/accessibility.md', 'utf8');

test('docs/accessibility.md shows every key of the list, and no other', () => {
  const [, section = ''] = documentation.split(/^## Keyboard map$/m);
  const [own = ''] = section.split(/^## /m);
  const [, , ...rows] = own.split('\n').filter((line) => line.startsWith('|'));
  expect(rows).toEqual(keyboardRows());
});

test('every entry of the list has a name of its own', () => {
  expect(new Set(keyboardMap.map(({ id }) => id)).size).toBe(keyboardMap.length);
});

import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d\.\d\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('every test and every place that the table of WCAG names is there', () => {
  const tests = rows.flatMap((row) => named(row[5])).filter((name) => name !== 'accessibility');
  const places = rows.flatMap((row) => named(row[4])).filter((name) => /^[\w/]+/.test(name));
  expect(tests).not.toEqual([]);
  const missing = [
    ...tests.filter((file) => !existsSync(`__tests__/${file}`)),
    ...places.filter((place) => !existsSync(`src/${place}`) && !existsSync(place)),
  ];
  expect(missing).toEqual([]);
});

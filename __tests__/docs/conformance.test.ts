import { existsSync, readFileSync } from 'node:fs';

/** The success criteria of WCAG 2.2 of level A and AA; 4.1.1 is obsolete. */
const required = [
  ...['1.1.1', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

/** 1.2.1 to 1.2.5 share a row. */
const media = '1.2.1';

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d\.\d\.\d/.test(line))
  .map((line) => {
    const [criterion = '', level = '', how = '', where = '', tests = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number: criterion.split(' ')[0] ?? '', level, how, where, tests };
  });

const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('every criterion of WCAG 2.2 A and AA has its row, once', () => {
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(expect.arrayContaining([media, ...required]));
  for (const { number, level, how } of rows) {
    expect(level).toMatch(
      required.includes(number) || number === media ? /^(?:A|AA|A, AA)$/ : /^AAA$/,
    );
    expect(how).not.toBe('');
  }
});

test('every test and every place that the table names is there', () => {
  const tests = rows.flatMap((row) => named(row.tests)).filter((name) => name !== 'accessibility');
  const places = rows.flatMap((row) => named(row.where)).filter((name) => /^[\w/]+/.test(name));
  expect(tests.length).toBeGreaterThan(20);
  for (const file of tests)
    expect({ file, there: existsSync(`__tests__/${file}`) }).toEqual({ file, there: true });
  for (const place of places) {
    const there = existsSync(`src/${place}`) || existsSync(place);
    expect({ place, there }).toEqual({ place, there: true });
  }
});

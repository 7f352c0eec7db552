import { readFileSync } from 'node:fs';

/** The rows of a table of `fixtures/mistakes.md`, by its heading; of a row, its cells. */
export function mistakesOf(heading: string): string[][] {
  const [, part = ''] = readFileSync('__tests__/fixtures/mistakes.md', 'utf8').split(
    `## ${heading}`,
  );
  const [table = ''] = part.split('\n## ');
  const [, ...rows] = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The value in a cell; undefined if it is empty. */
export const valueIn = (cell = ''): unknown => (cell ? JSON.parse(cell) : undefined);

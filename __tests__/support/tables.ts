import { readFileSync } from 'node:fs';

/** The rows of a table in a file of `fixtures/`, by the heading above it; of a row, its cells. */
export function tableOf(file: string, heading: string): string[][] {
  const [, part = ''] = readFileSync(`__tests__/fixtures/${file}.md`, 'utf8').split(
    `## ${heading}`,
  );
  const [table = ''] = part.split('\n## ');
  const [, ...rows] = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((row) =>
    row
      .slice(2, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The value in a cell: a text between backticks, or JSON; undefined if it is empty. */
export function valueIn(cell = ''): unknown {
  if (cell.startsWith('`')) return cell.slice(1, -1);
  return cell ? JSON.parse(cell) : undefined;
}

import { type Check, judge } from './budgets';

/** A table for the terminal: columns as wide as their widest cell, numbers to the right. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The last cell of a row: which of its budgets are missed, or that some could not be judged. */
export function verdictOn(checks: Check[]): string {
  const missed = checks.filter((check) => judge(check) === 'missed').map(({ name }) => name);
  if (missed.length) return `MISSED: ${missed.join(', ')}`;
  return checks.some((check) => judge(check) === 'not judged') ? 'not judged' : 'holds';
}

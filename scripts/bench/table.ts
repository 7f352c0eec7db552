import type { Result } from 'lighthouse';

export type Row = {
  name: string;
  /** The most it may be, or that by column: without a limit a column has no such figure. */
  most: number | Record<string, number>;
  /** How it is read from Lighthouse's result of a load. */
  read?: (lhr: Result) => number;
  /** The row (and column, if another) that it is a multiple of, unless it has `decimals`. */
  by?: { row: string; column?: string; mostUncertain: number };
  /** Of a figure that is no multiple: its worst measurement counts, of a multiple the median. */
  decimals?: number;
};

const measured = new Map<string, number[]>();
const valuesOf = (row: string, column: string) => measured.get(`${row}: ${column}`) ?? [];

/** Adds a measurement; NaN where it could not be taken. */
export const add = (row: string, column: string, value: number): void =>
  void measured.set(`${row}: ${column}`, [...valuesOf(row, column), value].filter(Number.isFinite));

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = Number.NaN, high = low] = sorted.slice((sorted.length - 1) / 2);
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}

/** How far a reference's median may be from the true one, as a share of it: two standard errors. */
function uncertaintyOf(values: number[]): number {
  // 1.48 of a normal distribution's median deviation are its standard deviation.
  const deviation = 1.48 * median(values.map((value) => Math.abs(value - median(values))));
  return (2 * deviation) / Math.sqrt(values.length) / median(values);
}

/** A cell: bold over its limit, with a question mark where it is uncertain. */
function cell({ name, most, by, decimals }: Row, column: string): string {
  const limit = typeof most === 'number' ? most : (most[column] ?? most.other);
  if (limit === undefined) return '';
  const values = valuesOf(name, column);
  const reference = by ? valuesOf(by.row, by.column ?? column) : [];
  const multiple = median(values) / median(reference);
  const shown = (decimals === undefined ? multiple : Math.max(...values)).toFixed(decimals ?? 2);
  const certain = !by || uncertaintyOf(reference) <= by.mostUncertain;
  if (!certain || values.length === 0) return `${shown}?`;
  return Number(shown) > limit ? `**${shown}**` : shown;
}

/** The rows as a table of a document, and how certain their references are. */
export function tableOf(columns: Record<string, string>, rows: Row[]): string {
  const ids = Object.keys(columns);
  const lines = rows.map((row) => {
    const limits = Object.entries(row.most).map((limit) => limit.join(': '));
    return [row.name, ...ids.map((column) => cell(row, column)), limits.join(', ') || row.most];
  });
  const uncertain = rows.flatMap(({ by }) =>
    ids.flatMap((id) => {
      const column = by?.column ?? id;
      return by ? [`${column} ${Math.round(100 * uncertaintyOf(valuesOf(by.row, column)))} %`] : [];
    }),
  );
  const heads = ['', ...Object.values(columns), 'at most'];
  const table = [heads, heads.map(() => '---'), ...lines].map((one) => `| ${one.join(' | ')} |\n`);
  return `${table.join('')}\nUncertain by: ${[...new Set(uncertain)].join(', ')}.\n`;
}

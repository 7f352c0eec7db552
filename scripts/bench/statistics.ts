/** What a share of the values is below, between two of them where it falls between. */
function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** The middle of a list of numbers; NaN for an empty list. */
export const median = (values: number[]) => quantile(values, 0.5);

/**
 * How far apart measurements of the same thing lie: the width of their middle half as a share of
 * their median (0.2: within about a tenth of it either way). One that is far out does not count.
 */
export function spread(values: number[]): number {
  const width = quantile(values, 0.75) - quantile(values, 0.25);
  return width === 0 ? 0 : width / median(values);
}

/** The median of ours as a multiple of the reference's, which counts as `floor` where it is less. */
export const ratio = (ours: number[], reference: number[], floor = 0) =>
  median(ours) / Math.max(median(reference), floor);

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
 * How far the median of these measurements may be from the true one, as a share of it: half the
 * width of the notch in a box plot (McGill, Tukey and Larsen, 1978), and at least half of what the
 * second half of them differs by from the first, in which the machine may have changed its speed.
 */
export function uncertainty(values: number[]): number {
  const middle = median(values);
  if (middle === 0) return 0;
  const width = quantile(values, 0.75) - quantile(values, 0.25);
  const half = Math.ceil(values.length / 2);
  const change = Math.abs(median(values.slice(0, half)) - median(values.slice(-half)));
  return Math.max((1.57 * width) / Math.sqrt(values.length), change / 2) / middle;
}

/** The median of ours as a multiple of the reference's, which counts as `floor` where it is less. */
export const ratio = (ours: number[], reference: number[], floor = 0) =>
  median(ours) / Math.max(median(reference), floor);

import {
  type Check,
  exitStatus,
  judge,
  pageBudget,
  type Reference,
} from '../../../scripts/bench/budgets';

const quiet = { name: 'React alone', values: [100, 101, 102], mostUncertainty: 0.15 };
const restless = { ...quiet, values: [60, 100, 170] };

const check = (value: number, limit: number, ...references: Reference[]): Check => ({
  name: 'blocking',
  value,
  limit,
  ...(references.length > 0 && { references }),
});

describe('a budget', () => {
  test('holds up to its limit, as the figure is printed', () => {
    expect(judge(check(1.3, 1.3, quiet))).toBe('holds');
    expect(judge(check(1.304, 1.3, quiet))).toBe('holds');
    expect(judge(check(1.306, 1.3, quiet))).toBe('missed');
  });

  test('holds to as many decimals as it is printed with', () => {
    const shift = { name: 'shift', value: 0.002, limit: 0 };
    expect(judge(shift)).toBe('holds');
    expect(judge({ ...shift, decimals: 3 })).toBe('missed');
  });

  test('is not judged while one of its references is too uncertain, kept or not', () => {
    expect(judge(check(9, 1.3, quiet, restless))).toBe('not judged');
    expect(judge(check(9, 1.3, restless))).toBe('not judged');
    expect(judge(check(1, 1.3, restless))).toBe('not judged');
  });

  test('of what is the same on every machine is judged on any', () => {
    expect(judge(check(157, 156))).toBe('missed');
    expect(judge(check(0, 0))).toBe('holds');
  });

  test('is not held by a figure that could not be taken', () => {
    expect(judge(check(Number.NaN, 1.3, quiet))).toBe('missed');
  });
});

describe('the exit status', () => {
  test('is 0 where every budget holds', () => {
    expect(exitStatus([check(1, 2, quiet), check(1, 2)])).toBe(0);
  });

  test('is 1 where one does not, whatever the machine does', () => {
    expect(exitStatus([check(3, 2, quiet), check(1, 2)])).toBe(1);
    expect(exitStatus([check(1, 2, restless), check(3, 2)])).toBe(1);
  });

  test('is 2 where nothing is missed but the machine is not quiet', () => {
    expect(exitStatus([check(3, 2, restless), check(1, 2)])).toBe(2);
  });
});

test('a page that has no budget of its own gets that of a page led by text', () => {
  expect(pageBudget('new')).toEqual({ fcp: 1.1, lcp: 1.2, blocking: 1.3, kilobytes: 117 });
});

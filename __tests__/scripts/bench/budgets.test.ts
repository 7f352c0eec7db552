import { exitStatus, type Figure, judge, type Reference } from '../../../scripts/bench/budgets';
import { ratio, uncertainty } from '../../../scripts/bench/statistics';

const quiet = { name: 'React alone', values: [100, 101, 102], mostUncertainty: 0.15 };
const restless = { ...quiet, values: [60, 100, 170] };

const figure = (value: number, limit: number, ...references: Reference[]): Figure => ({
  ...{ name: 'blocking', of: 'home', value, limit, references },
});

describe('a budget', () => {
  test('holds up to its limit, as the figure is printed', () => {
    expect(judge(figure(1.604, 1.6, quiet))).toBe('holds');
    expect(judge(figure(1.606, 1.6, quiet))).toBe('missed');
    expect(judge({ ...figure(0.002, 0), decimals: 3 })).toBe('missed');
  });

  test('is not judged while one of its references is too uncertain, kept or not', () => {
    expect(judge(figure(9, 1.6, quiet, restless))).toBe('not judged');
    expect(judge(figure(1, 1.6, restless))).toBe('not judged');
  });

  test('is not held by a figure that could not be taken', () => {
    expect(judge(figure(Number.NaN, 1.6, quiet))).toBe('missed');
  });
});

test('the exit status is 1 for a miss, whatever the machine does, and 2 for what was not judged', () => {
  expect(exitStatus([figure(1, 2, quiet), figure(1, 2)])).toBe(0);
  expect(exitStatus([figure(1, 2, restless), figure(3, 2)])).toBe(1);
  expect(exitStatus([figure(3, 2, restless), figure(1, 2)])).toBe(2);
});

test('a ratio is of medians', () => {
  expect(ratio([120, 110, 900], [100, 100, 10])).toBeCloseTo(1.2);
});

describe('the uncertainty of a reference', () => {
  test('grows with the width of its middle half, shrinks with the number of measurements', () => {
    expect(uncertainty([80, 90, 100, 110, 120])).toBeCloseTo(0.14, 2);
    const few = [33, 50, 33, 50, 33, 50];
    expect(uncertainty([...few, ...few, ...few, ...few])).toBeCloseTo(uncertainty(few) / 2);
  });

  test('shows a machine that became slower half-way, however many they are', () => {
    const half = (value: number) => Array.from({ length: 50 }, () => value);
    expect(uncertainty([...half(100), ...half(150)])).toBeCloseTo(0.2);
  });
});

import { median, ratio, uncertainty } from '../../../scripts/bench/statistics';

test('the median of a few figures is the one in the middle, of an even number between the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 100])).toBe(3);
});

describe('the uncertainty of a reference', () => {
  test('grows with the width of its middle half', () => {
    expect(uncertainty([90, 95, 100, 105, 110])).toBeCloseTo(0.07, 2);
    expect(uncertainty([80, 90, 100, 110, 120])).toBeCloseTo(0.14, 2);
  });

  test('shrinks with the number of measurements', () => {
    const few = [33, 50, 33, 50, 33, 50];
    const many = [...few, ...few, ...few, ...few];
    expect(uncertainty(many)).toBeCloseTo(uncertainty(few) / 2);
  });

  test('is none where every figure is the same, and where all are zero', () => {
    expect(uncertainty([640, 640, 640])).toBe(0);
    expect(uncertainty([0, 0])).toBe(0);
  });

  test('does not grow with one figure that is far out', () => {
    expect(uncertainty([100, 100, 100, 100, 900])).toBe(0);
  });

  test('shows a machine that became slower half-way, however many they are', () => {
    const [before, after] = [100, 150].map((value) => Array.from({ length: 50 }, () => value));
    expect(uncertainty([...(before ?? []), ...(after ?? [])])).toBeCloseTo(0.2);
  });
});

describe('a ratio', () => {
  test('is of medians', () => {
    expect(ratio([120, 110, 900], [100, 100, 10])).toBeCloseTo(1.2);
  });

  test('takes a reference below the floor as the floor', () => {
    expect(ratio([30], [2], 25)).toBeCloseTo(1.2);
    expect(ratio([0], [0], 25)).toBe(0);
  });
});

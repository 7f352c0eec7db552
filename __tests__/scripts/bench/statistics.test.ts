import { median, ratio, spread } from '../../../scripts/bench/statistics';

test('the median of a few figures is the one in the middle, of an even number between the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 100])).toBe(3);
});

describe('the spread of a reference', () => {
  test('is the width of its middle half as a share of its median', () => {
    expect(spread([90, 95, 100, 105, 110])).toBeCloseTo(0.1);
  });

  test('is none where every figure is the same, and where all are zero', () => {
    expect(spread([640, 640, 640])).toBe(0);
    expect(spread([0, 0])).toBe(0);
  });

  test('does not grow with one figure that is far out', () => {
    expect(spread([100, 100, 100, 100, 900])).toBe(0);
  });

  test('shows a machine that became slower between before and after', () => {
    expect(spread([100, 101, 99, 150, 151, 149])).toBeGreaterThan(0.3);
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

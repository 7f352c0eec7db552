import {
  amountsOf,
  gainOf,
  groupsOf,
  measured,
  proportionClasses,
} from '../../../src/features/charts/figures';

const words = { before: 'before', now: 'now', remain: 'remain' };

test.each([
  ['23', '4', 'en-NZ', { before: 23, after: 4 }],
  ['3.1', '2.2', 'en-NZ', { before: 3.1, after: 2.2 }],
  ['3,1', '2,2', 'de-DE', { before: 3.1, after: 2.2 }],
  ['1.320', '900', 'de-DE', { before: 1320, after: 900 }],
  ['1,320', '0', 'en-NZ', { before: 1320, after: 0 }],
  ['1 320 kg', '900 kg', 'fr-FR', { before: 1320, after: 900 }],
  ['40 min', '25 s', 'en-NZ', { before: 2400, after: 25 }],
])('%s and %s are numbers in %s', (before, after, language, amounts) => {
  expect(amountsOf({ before, after }, language)).toEqual(amounts);
});

test.each([
  [undefined, '15'],
  ['none', '4'],
  ['4 kg', '3 l'],
  ['2 of 3', '3 of 3 lines'],
])('%s and %s are no numbers of one kind', (before, after) => {
  expect(amountsOf({ ...(before && { before }), after }, 'en-NZ')).toBeUndefined();
});

test.each([
  [44, 128, undefined, '×2.9'],
  [1, 50, undefined, '×50'],
  [23, 4, undefined, '−83%'],
  [2400, 1, undefined, '−100%'],
  [5, 0, undefined, '−100%'],
  [4, 5, 'fewer', '+25%'],
  [5, 4, 'more', '×0.8'],
  [0, 5, undefined, undefined],
  [5, 5, undefined, undefined],
] as const)('the gain from %d to %d, %s being better, is %s', (before, after, better, gain) => {
  expect(gainOf({ before, after }, 'en-NZ', better)).toBe(gain);
});

test('where more is better, marks that came are solid', () => {
  const figure = measured({ what: 'kegs', before: '44', after: '128' }, 'en-NZ');
  expect(groupsOf(figure, words)).toEqual([
    { count: 44, look: 'before', what: 'before' },
    { count: 84, look: 'now', what: 'now' },
  ]);
});

test('proportions are exact where they can be', () => {
  expect(proportionClasses([2, 11, 61])).toEqual(['share-2', 'share-11', 'share-61']);
  expect(proportionClasses([1.5, 2])).toEqual(['share-3', 'share-4']);
  expect(proportionClasses([0.1, 5])).toEqual(['share-2', 'share-100']);
  expect(proportionClasses([])).toEqual([]);
});

import { lineView } from '../../../src/features/line/lineView';

test("a symptom's stations are lit in the order to look at them", () => {
  const view = lineView('symptom-short-stops');
  expect(view.lit).toEqual(['capper', 'buffer', 'control-room']);
  expect(view.words).toBe(
    'We look at Capper, then Buffer table, then Control room. Backs up: Depalletiser to Filler. Starves: Buffer table to Palletiser.',
  );
});

test('bottles back up before the stopped station, and machines starve after it', () => {
  expect(Object.fromEntries(lineView('symptom-short-stops').states)).toMatchObject({
    filler: 'backedUp',
    capper: 'stopped',
    buffer: 'starved',
    palletiser: 'starved',
  });
  expect(lineView('symptom-counts')).toMatchObject({ stopped: false });
});

test('the buffer fills if a machine after it stops, and empties if one before it does', () => {
  const usual = lineView(undefined).level;
  expect(lineView('symptom-changeover').level).toBeGreaterThan(usual);
  expect(lineView('symptom-short-stops').level).toBeLessThan(usual);
});

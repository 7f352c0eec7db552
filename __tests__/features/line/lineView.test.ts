import { lineView } from '../../../src/features/line/lineView';

test('of a symptom the stations are lit in the order to look at them', () => {
  const view = lineView('symptom-short-stops');
  expect(view.lit).toEqual(['capper', 'buffer', 'control-room']);
  expect(view.words).toBe(
    'We look at Capper, then Buffer table, then Control room. Backs up: Depalletiser to Filler. Starves: Buffer table to Palletiser.',
  );
});

test('before the station that is stopped bottles back up, after it machines starve', () => {
  const { states } = lineView('symptom-short-stops');
  expect(['filler', 'capper', 'buffer', 'palletiser'].map((id) => states.get(id))).toEqual([
    'backedUp',
    'stopped',
    'starved',
    'starved',
  ]);
  expect(lineView('symptom-counts')).toMatchObject({ stopped: false });
});

test('the buffer table fills where a machine after it stops, and empties where one before it does', () => {
  const usual = lineView(undefined).level;
  expect(lineView('symptom-changeover').level).toBeGreaterThan(usual);
  expect(lineView('symptom-short-stops').level).toBeLessThan(usual);
});

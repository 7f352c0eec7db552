import { lineView } from '../../../src/features/line/lineView';

test("a symptom's stations are lit in the order to look at them", () => {
  const view = lineView('symptom-short-stops');
  expect(view.lit).toEqual(['capper', 'buffer', 'control-room']);
  expect(view.words).toBe('We look at Capper, then Buffer table, then Control room.');
});

test('a station is lit alone, and nothing is while none is chosen', () => {
  const view = lineView('station-filler');
  expect(view.lit).toEqual(['filler']);
  expect(view.words).toMatch(/^Filler\. What stops it: /);
  expect(lineView(undefined).lit).toEqual([]);
});

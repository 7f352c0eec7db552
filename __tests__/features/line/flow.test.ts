import { bufferLevel, flowAround } from '../../../src/features/line/flow';

const ids = ['filler', 'capper', 'buffer', 'labeller'];

test('before the station that is stopped bottles back up, after it machines starve', () => {
  expect(Object.fromEntries(flowAround(ids, 'capper'))).toEqual({
    filler: 'backedUp',
    capper: 'stopped',
    buffer: 'starved',
    labeller: 'starved',
  });
});

test.each([undefined, 'control-room'])('with %s stopped, all run', (stopped) => {
  expect(new Set(flowAround(ids, stopped).values())).toEqual(new Set(['running']));
});

test('the buffer table fills where a machine after it stops, and empties where one before it does', () => {
  const levelWith = (stopped?: string) => bufferLevel(flowAround(ids, stopped), 'buffer');
  expect(levelWith('labeller')).toBeGreaterThan(levelWith());
  expect(levelWith('capper')).toBeLessThan(levelWith());
});

test('a line without a buffer table has no level to tell', () => {
  expect(bufferLevel(flowAround(ids, 'labeller'), undefined)).toBe(
    bufferLevel(new Map(), 'buffer'),
  );
});

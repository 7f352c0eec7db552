import { lineView, stationBeside } from '../../../src/features/line/lineView';
import { modules } from '../../support/company';

const { stations } = modules.line;

test('a station is lit alone, and the words say what stops there', () => {
  const filler = stations.find(({ id }) => id === 'filler');
  const view = lineView({ kind: 'station', id: 'filler' });
  expect(view).toMatchObject({ lit: ['filler'], ordered: false });
  expect(view.words).toContain(filler?.stops);
});

test('of a symptom the stations are lit in the order to look at them', () => {
  const view = lineView({ kind: 'symptom', id: 'short-stops' });
  expect(view).toMatchObject({ lit: ['capper', 'buffer', 'control-room'], ordered: true });
  expect(view.words).toBe(
    'We look at Capper, then Buffer table, then Control room. Backs up: Depalletiser to Filler. Starves: Buffer table to Palletiser.',
  );
});

test('a symptom that stops no machine says nothing of backing up', () => {
  expect(lineView({ kind: 'symptom', id: 'counts' }).words).not.toContain('Backs up');
});

test('one walks along the line and round its ends', () => {
  expect(stationBeside(undefined, 1).id).toBe('depalletiser');
  expect(stationBeside(undefined, -1).id).toBe('control-room');
  expect(stationBeside({ kind: 'station', id: 'control-room' }, 1).id).toBe('depalletiser');
  expect(stationBeside({ kind: 'station', id: 'depalletiser' }, -1).id).toBe('control-room');
});

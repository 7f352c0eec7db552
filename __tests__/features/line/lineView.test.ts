import { lineView, stationBeside } from '../../../src/features/line/lineView';
import { modules } from '../../support/company';

const { stations: lineStations, symptoms: lineSymptoms = [] } = modules.line;
const positions = modules['line-picture'];

test('a station is lit alone, and the words say what stops there', () => {
  const [, , filler] = lineStations;
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

describe.each(['wide', 'tall'] as const)('in the %s picture', (crop) => {
  const { stations, belts } = positions?.[crop] ?? { stations: {}, belts: [] };

  test('every station has its place, and no other', () => {
    expect(Object.keys(stations).sort()).toEqual(lineStations.map(({ id }) => id).sort());
  });

  test('every marker is inside the picture', () => {
    for (const { marker } of Object.values(stations)) {
      for (const at of marker) {
        expect(at).toBeGreaterThan(20);
        expect(at).toBeLessThan(980);
      }
    }
  });

  test('belts lead away from stations, and there is one before and after each that can be stopped', () => {
    const after = belts.map((belt) => belt.after);
    for (const { stopped } of lineSymptoms) {
      if (stopped) expect(after.indexOf(stopped)).toBeGreaterThan(0);
    }
  });
});

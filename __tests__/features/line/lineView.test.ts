import { lineView } from '../../../src/features/line/lineView';
import { modules } from '../../support/company';

const { stations } = modules.line;

test('a station is lit alone, and the words say what stops there', () => {
  const filler = stations.find(({ id }) => id === 'filler');
  const view = lineView('station-filler');
  expect(view).toMatchObject({ lit: ['filler'], ordered: false });
  expect(view.words).toContain(filler?.stops);
});

test('of a symptom the stations are lit in the order to look at them', () => {
  const view = lineView('symptom-short-stops');
  expect(view).toMatchObject({ lit: ['capper', 'buffer', 'control-room'], ordered: true });
  expect(view.words).toBe(
    'We look at Capper, then Buffer table, then Control room. Backs up: Depalletiser to Filler. Starves: Buffer table to Palletiser.',
  );
});

test('a symptom that stops no machine says nothing of backing up', () => {
  expect(lineView('symptom-counts').words).not.toContain('Backs up');
});

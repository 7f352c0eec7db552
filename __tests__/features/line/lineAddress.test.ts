import { choiceHref } from '../../../src/features/line/choiceHref';
import { choiceIn, withChoice } from '../../../src/features/line/lineAddress';

const home = 'https://plant.example/';

test.each([
  ['?line=capper', { kind: 'station', id: 'capper' }],
  ['?symptom=labels-creep', { kind: 'symptom', id: 'labels-creep' }],
  ['?line=capper&symptom=labels-creep', { kind: 'station', id: 'capper' }],
  ['?line=nothing-such', undefined],
  ['?line=', undefined],
  ['', undefined],
])('the address %j chooses %j', (search, choice) => {
  expect(choiceIn(search)).toEqual(choice);
});

test('an address with a choice leads to the line, and keeps what else is in it', () => {
  const url = withChoice(`${home}?from=mail&line=filler`, { kind: 'symptom', id: 'counts' });
  expect(url.href).toBe(`${home}?from=mail&symptom=counts#line`);
});

test('an address without a choice is as it was', () => {
  expect(withChoice(`${home}?line=filler#line`, undefined).href).toBe(home);
  expect(withChoice(`${home}?line=filler#plc`, undefined).href).toBe(`${home}#plc`);
});

test('the address of a choice chooses it', () => {
  expect(choiceHref('symptom', 'counts')).toBe('/?symptom=counts#line');
  expect(choiceIn('?symptom=counts')).toEqual({ kind: 'symptom', id: 'counts' });
});

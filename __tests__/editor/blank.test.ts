import { idFor, nameOf } from '../../src/editor/form/blank';

test('an entry that has a picture and no name yet gets no id of its picture’s name', () => {
  const partner = { id: '', title: '', imgSrc: 'partners/kauri-mills-2' };
  expect(idFor(partner)).toBe('');
  expect(idFor({ ...partner, title: 'Kauri Mills' })).toBe('kauri-mills');
  // Where only a name is shown, that of the picture is better than none.
  expect(nameOf(partner)).toBe('partners/kauri-mills-2');
});

test.each([
  ['a person', { id: '', name: 'Ana Tuhoro' }, 'ana-tuhoro'],
  ['a slide', { id: '', text: 'Machines that run.' }, 'machines-that-run'],
  ['a symptom', { id: '', words: 'It stops' }, 'it-stops'],
  ['nothing', undefined, ''],
])('the id of %s is made of its name', (_, value, id) => {
  expect(idFor(value)).toBe(id);
});

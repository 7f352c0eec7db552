import { idFor } from '../../src/editor/form/blank';

test.each([
  ['a person', { id: '', name: 'Ana Tuhoro' }, 'ana-tuhoro'],
  ['a slide', { id: '', text: 'Machines that run.' }, 'machines-that-run'],
  ['what has a picture and no name yet', { id: '', title: '', imgSrc: 'partners/kauri' }, ''],
])('the id of %s is made of its name', (_, value, id) => {
  expect(idFor(value)).toBe(id);
});

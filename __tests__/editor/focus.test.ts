import { movedFocus, picturesIn } from '../../src/editor/focus';

test.each([
  ['no JSON', '<<<<<<< HEAD\n{}'],
  ['no list of pictures', '{}'],
  ['null', 'null'],
])('a file of focal points that is %s has none, and the form is shown all the same', (_, text) => {
  expect(picturesIn(text)).toEqual([]);
  const moved = JSON.stringify({ pictures: [{ name: 'heroes/a', focus: { x: 1, y: 2 } }] });
  expect(movedFocus([{ path: 'content/pictures.json', text: moved, base: text }], text)).toEqual([
    'heroes/a',
  ]);
});

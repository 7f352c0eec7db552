import { rememberPicture, rememberSaved, unsavedFiles } from '../../src/editor/savedTexts';

const picture = { path: 'pictures/heroes/a.jpg', base64: 'AAAA', base: null };
const text = { path: 'content/pictures.json', text: 'mine', base: 'before' };

test('what goes along with a draft and was saved with it is not saved, or kept, once more', () => {
  expect(unsavedFiles([picture, text])).toEqual([picture, text]);
  rememberPicture(picture.path, picture.base64);
  rememberSaved(text.path, { began: [text.base], now: text.text });
  expect(unsavedFiles([picture, text])).toEqual([]);
  const other = { ...picture, base64: 'BBBB' };
  const later = { ...text, text: 'mine, later' };
  expect(unsavedFiles([other, later])).toEqual([other, { ...later, base: 'mine' }]);
});

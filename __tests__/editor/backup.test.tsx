import { dataFrom, textFor } from '../../src/editor/backup';
import { readJsonText } from '../../src/editor/entryText';

test('a text is one to save only for the save itself: one that failed leaves nothing behind', () => {
  const entry = { ...readJsonText('{"name":"Tarnline"}'), base: '' };
  const save = () => 'the text of the file';
  expect(textFor({ ...entry, isToSave: true }, save)).toBe('the text of the file');
  const kept = textFor(entry, save);

  expect(dataFrom(kept, readJsonText)).toEqual(entry);
});

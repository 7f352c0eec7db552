import { beginSaving, dataFrom, keepWithBackend, textFor } from '../../src/editor/backup';
import { readJsonText } from '../../src/editor/entryText';

test('a text is one to save only for the save itself: one that failed leaves nothing behind', () => {
  const entry = { ...readJsonText('{"name":"Tarnline"}'), base: '' };
  const save = () => 'the text of the file';
  expect(textFor({ ...entry, isToSave: true }, save)).toBe('the text of the file');
  const kept = textFor(entry, save);

  expect(dataFrom(kept, readJsonText)).toEqual(entry);
});

test('while a save looks for a name, nobody is asked about what was kept of another file', async () => {
  const path = 'content/jobs/filler.md';
  const kept = { entry: '{}', base: 'before', files: '[]', title: '' };
  localStorage.setItem(`unsaved:${path}`, JSON.stringify({ key: path, value: kept }));
  const read = async () => ({ data: 'the text of the file', file: {} });
  const backend = {
    getEntry: read,
    persistEntry: async () => {},
    unpublishedEntry: read,
    unpublishedEntryDataFile: read,
  };
  const registered = { init: () => backend };
  Object.assign(window, { CMS: { getBackend: () => registered } });
  keepWithBackend('proxy');
  const { getEntry }: { getEntry: (own: string) => Promise<{ data: string }> } = registered.init();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  expect((await getEntry(path)).data).toContain('"base":"before"');
  expect(confirm).toHaveBeenCalledTimes(1);
  beginSaving();
  expect(await getEntry(path)).toMatchObject({ data: 'the text of the file' });
  expect(confirm).toHaveBeenCalledTimes(1);
});

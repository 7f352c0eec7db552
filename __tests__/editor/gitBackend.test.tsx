import { setUpGitBackend } from '../../src/editor/gitBackend';
import { remember } from '../../src/editor/outgoing';

const path = 'content/company.json';

/** A Git host where a text is published, or what it answers instead, with Decap's backend for it. */
function hostWith(published: string | Error) {
  const persistEntry = jest.fn(async (_entry: object, _options: object) => {});
  const refuse = () => Promise.reject(new Error('Nobody asked for this.'));
  const backend = {
    // As at GitHub: whatever goes wrong, it says that there is nothing.
    getEntry: async () => ({ data: published instanceof Error ? '' : published, file: {} }),
    api: {
      readFile: async () => {
        if (published instanceof Error) throw published;
        return published;
      },
    },
    persistEntry,
    unpublishedEntry: refuse,
    unpublishedEntryDataFile: refuse,
    unpublishedEntryMediaFile: refuse,
    authenticate: refuse,
    status: refuse,
  };
  const registered = { init: () => backend };
  Object.assign(window, { CMS: { getBackend: () => registered } });
  setUpGitBackend({
    backend: { name: 'github', api_root: 'https://host.example' },
    isReviewed: true,
  });
  const save = (base: string) => {
    const raw = remember('{"mine":1}', { entry: '', base, files: '[]', title: '' });
    const entry = { dataFiles: [{ path, raw }], assets: [] };
    return registered.init().persistEntry(entry, { unpublished: false });
  };
  return { save, persistEntry, host: registered.init };
}

test('a first draft is made of what is published, not of a text that others have published over', async () => {
  const { save, persistEntry } = hostWith('{"theirs":1}');
  await expect(save('{}')).rejects.toThrow('Somebody else has published a change');
  expect(persistEntry).not.toHaveBeenCalled();
  await save('{"theirs":1}');
  expect(persistEntry).toHaveBeenCalledTimes(1);
});

test('nothing is saved or begun where nobody knows what is published', async () => {
  const { save, persistEntry, host } = hostWith(Object.assign(new Error('Away'), { status: 502 }));
  await expect(save('{}')).rejects.toThrow('Away');
  expect(persistEntry).not.toHaveBeenCalled();
  await expect(host().getEntry()).rejects.toThrow('Away');
});

import { readJsonText } from '../../src/editor/entryText';
import { focusFile } from '../../src/editor/focus';
import { setUpGitBackend } from '../../src/editor/gitBackend';
import { remember, withIncoming } from '../../src/editor/outgoing';

const path = 'content/company.json';

/** A draft with a focal point. */
const draft = [path, focusFile].map((own) => ({ path: own, newFile: false, id: '' }));

const notFound = Object.assign(new Error('Not found'), { status: 404 });

/** A Git host where a text is published, or what it answers instead, with Decap's backend for it. */
function hostWith(published: Record<string, string> | Error) {
  const persistEntry = jest.fn(async (_entry: object, _options: object) => {});
  const refuse = () => Promise.reject(new Error('Nobody asked for this.'));
  const backend = {
    // As at GitHub: whatever goes wrong, it says that there is nothing.
    getEntry: async (own: string) => ({
      data: published instanceof Error ? '' : (published[own] ?? ''),
      file: {},
    }),
    api: {
      readFile: async (own: string) => {
        if (published instanceof Error) throw published;
        const text = published[own];
        if (text === undefined) throw notFound;
        return text;
      },
    },
    persistEntry,
    unpublishedEntry: async () => ({ collection: 'company', slug: 'company', diffs: draft }),
    unpublishedEntryDataFile: async (_collection: string, _slug: string, own: string) =>
      own === path ? '{"draft":1}' : '{"pictures":[]}',
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
  const save = (base: string, options: { unpublished: boolean }) => {
    const raw = remember('{"mine":1}', { entry: '', base, files: '[]', title: '' });
    return registered.init().persistEntry({ dataFiles: [{ path, raw }], assets: [] }, options);
  };
  return { save, persistEntry, host: registered.init };
}

const first = { unpublished: false };

test('a first draft is not made of a text that others have published over meanwhile', async () => {
  const { save, persistEntry } = hostWith({ [path]: '{"theirs":1}' });
  await expect(save('{}', first)).rejects.toThrow('Somebody else has published a change');
  expect(persistEntry).not.toHaveBeenCalled();
});

test('what was refused as the first draft is none yet when it is saved again, whatever Decap says', async () => {
  const published = { [path]: '{"theirs":1}' };
  const { save, persistEntry } = hostWith(published);
  await expect(save('{}', first)).rejects.toThrow();
  await expect(save('{}', { unpublished: true })).rejects.toThrow();
  published[path] = '{}';
  await save('{}', { unpublished: true });
  expect(persistEntry).toHaveBeenCalledWith(expect.anything(), first);
});

test('nothing is saved or begun where nobody knows what is published', async () => {
  const { save, persistEntry, host } = hostWith(Object.assign(new Error('Away'), { status: 502 }));
  await expect(save('{}', first)).rejects.toThrow('Away');
  expect(persistEntry).not.toHaveBeenCalled();
  await expect(host().getEntry(path)).rejects.toThrow('Away');
});

test('what went along with a draft is what a next change begins with, once it is published', async () => {
  const backend = hostWith({ [path]: '{"draft":1}' }).host();
  const { collection, slug } = await backend.unpublishedEntry();
  const focalPoint = () => JSON.parse(withIncoming(readJsonText('{"draft":1}')).files)[0];
  await backend.unpublishedEntryDataFile(collection, slug, path);
  expect(focalPoint()).toEqual({ path: focusFile, text: '{"pictures":[]}', base: '' });

  const published = hostWith({ [path]: '{"draft":1}', [focusFile]: '{"pictures":[]}' }).host();
  await published.getEntry(path);
  expect(focalPoint()).toMatchObject({ base: '{"pictures":[]}' });
});

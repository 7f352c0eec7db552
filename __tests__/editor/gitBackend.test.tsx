import { setUpGitBackend } from '../../src/editor/gitBackend';
import { remember } from '../../src/editor/outgoing';

const path = 'content/company.json';

/** A Git host where a text is published, or what it answers instead, with Decap's backend for it. */
function hostWith(published: string | Error) {
  const persistEntry = jest.fn(async (_entry: object, _options: object) => {});
  const refuse = () => Promise.reject(new Error('Nobody asked for this.'));
  const backend = {
    getEntry: async () => {
      if (published instanceof Error) throw published;
      return { data: published, file: {} };
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
  const save = (base: string, options: { unpublished: boolean }) => {
    const raw = remember('{"mine":1}', { entry: '', base, files: '[]', title: '' });
    return registered.init().persistEntry({ dataFiles: [{ path, raw }], assets: [] }, options);
  };
  return { save, persistEntry };
}

const first = { unpublished: false };

test('a first draft is not made of a text that others have published over meanwhile', async () => {
  const { save, persistEntry } = hostWith('{"theirs":1}');
  await expect(save('{}', first)).rejects.toThrow('Somebody else has published a change');
  expect(persistEntry).not.toHaveBeenCalled();
});

test.each([
  ['of what is published', '{}', '{}', first],
  ['that is new', '{}', '', first],
  ['of what was unpublished, which is taken away first', '', '{}', first],
  ['of the same at GitLab', Object.assign(new Error('Not found'), { status: 404 }), '{}', first],
  ['that there is already, whatever is published', '{"theirs":1}', '{}', { unpublished: true }],
])('a draft is saved %s', async (_, published, base, options) => {
  const { save, persistEntry } = hostWith(published);
  await save(base, options);
  expect(persistEntry).toHaveBeenCalledTimes(1);
});

test('nothing is saved where nobody knows what is published', async () => {
  const { save, persistEntry } = hostWith(Object.assign(new Error('Away'), { status: 502 }));
  await expect(save('{}', first)).rejects.toThrow('Away');
  expect(persistEntry).not.toHaveBeenCalled();
});

import { readBrand } from '../../src/build/brand/readBrand';
import type { Snapshot } from '../../src/build/editor/snapshot';
import { createGitHubStore } from '../../src/editor/store/gitHubStore';
import { type FileChange, StoreError } from '../../src/editor/store/store';
import { companyFolder } from '../support/companyFolder';
import { GitHubStandIn, refuse } from './support/gitHub';

const company = 'content/company.json';
const logo = 'pictures/partners/ore.png';
const built = '{"name":"Tarnline","telephone":"0142"}\n';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);

const snapshot: Snapshot = {
  ...readBrand(companyFolder),
  files: { [company]: built, 'content/old.json': '{}' },
  pictures: { pictures: {}, marks: {} },
};

let gitHub: GitHubStandIn;
let api: string;

beforeEach(async () => {
  gitHub = new GitHubStandIn({
    [company]: built,
    'content/articles/müller.md': '\ufeff# Grüße 👋\n',
    [logo]: png,
    'pictures/README.md': 'For us',
    'package.json': '{}',
  });
  api = await gitHub.listen();
});

afterEach(() => gitHub.close().catch(() => {}));

const open = ({ review = false, token = gitHub.token } = {}) =>
  createGitHubStore({ repository: 'tarnline/website', branch: 'main', review }, token, {
    readSnapshot: async () => snapshot,
    api,
  });

const telephone = (number: string, base = built): FileChange => ({
  path: company,
  data: built.replace('0142', number),
  encoding: 'utf8',
  base,
});

const saving = { message: 'Company: telephone', isWhole: true, wasWhole: true };

/** What an answer rejects with. */
const problemOf = async (answer: Promise<unknown>): Promise<StoreError> => {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof StoreError) return error;
  throw error ?? new Error('It did not reject.');
};

test('reads what is saved, and asks for no text that is as it was built', async () => {
  const store = await open();
  const { files } = await store.load();
  expect(files).toEqual({
    [company]: built,
    'content/articles/müller.md': '\ufeff# Grüße 👋\n',
    [logo]: png.length,
  });
  await store.load();
  expect(gitHub.asked.filter((asked) => asked.includes('/git/blobs/'))).toHaveLength(1);
});

test('a save is one commit with everything in it, pictures as they are', async () => {
  const store = await open();
  const { commit, ...others } = await store.save(
    [
      telephone('0177'),
      { path: 'pictures/new.png', data: png.toString('base64'), encoding: 'base64' },
      {
        path: 'content/articles/müller.md',
        data: null,
        encoding: 'utf8',
        base: '\ufeff# Grüße 👋\n',
      },
      { path: 'content/never.json', data: null, encoding: 'utf8', base: null },
    ],
    saving,
  );
  expect(commit).toMatchObject({ message: 'Company: telephone', author: 'Ruth' });
  expect(others).toEqual({ outside: [] });
  expect(Object.keys((await store.load()).files).sort()).toEqual([
    company,
    'pictures/new.png',
    logo,
  ]);
  expect(gitHub.text('main', company)).toContain('0177');
  expect(gitHub.text('main', 'package.json')).toBe('{}');
  expect(store.pictureUrl('pictures/new.png', snapshot)).toBe(
    `data:image/png;base64,${png.toString('base64')}`,
  );
  const [last] = await store.history();
  expect(await store.filesOf(last?.id ?? '')).toContainEqual({
    path: 'pictures/new.png',
    encoding: 'base64',
    before: null,
    after: png.toString('base64'),
    changedSince: false,
  });
});

test('nothing is saved over what somebody else has saved, and both texts are at hand', async () => {
  const store = await open();
  const theirs = built.replace('0142', '0199');
  gitHub.commit('main', { [company]: theirs }, 'Theirs');
  const { details } = await problemOf(store.save([telephone('0177')], saving));
  expect(details.conflict).toEqual({ path: company, text: theirs });
  gitHub.commit('main', { [company]: null }, 'Away');
  const gone = await problemOf(store.save([telephone('0177')], saving));
  expect(gone.details.conflict).toEqual({ path: company, text: null });
  expect(gitHub.text('main', company)).toBeUndefined();
});

test('what others save elsewhere in the same moment is kept, and of the same file it is a conflict', async () => {
  const store = await open();
  const meanwhile = (files: Record<string, string>) => {
    gitHub.before = ({ method }) => {
      if (method !== 'PATCH') return;
      gitHub.before = () => {};
      gitHub.commit('main', files, 'Meanwhile');
    };
  };
  meanwhile({ 'content/site.json': '{}' });
  await store.save([telephone('0177')], saving);
  expect(gitHub.text('main', company)).toContain('0177');
  expect(gitHub.text('main', 'content/site.json')).toBe('{}');
  meanwhile({ [company]: '{}' });
  const { details } = await problemOf(
    store.save([telephone('0188', built.replace('0142', '0177'))], saving),
  );
  expect(details.conflict).toEqual({ path: company, text: '{}' });
});

test('a save whose answer was lost is no conflict with itself', async () => {
  const store = await open();
  await store.save([telephone('0177')], saving);
  const commits = gitHub.refs.get('main');
  expect(await store.save([telephone('0177')], saving)).toMatchObject({
    note: 'It was saved before.',
  });
  expect(gitHub.refs.get('main')).toBe(commits);
});

test('the history has what changed the site, each with its files and whether they changed again', async () => {
  const store = await open();
  gitHub.commit('main', { 'package.json': '{"private":true}' }, 'Not of the editor');
  const first = await store.save([telephone('0177')], { ...saving, message: 'First\n\nMore' });
  await store.save([telephone('0188', built.replace('0142', '0177'))], saving);
  const commits = await store.history();
  expect(commits.map(({ message }) => message)).toEqual(['Company: telephone', 'First', 'Begin']);
  expect(await store.filesOf(first.commit?.id ?? '')).toEqual([
    {
      path: company,
      encoding: 'utf8',
      before: built,
      after: built.replace('0142', '0177'),
      changedSince: true,
    },
  ]);
  expect((await store.filesOf(commits[2]?.id ?? '')).map(({ path }) => path)).not.toContain(
    'package.json',
  );
  expect(await store.publishing()).toMatchObject({ waiting: [], unable: expect.any(String) });
});

describe('with a review', () => {
  test('what is saved waits in one pull request, and is read again from there', async () => {
    const store = await open({ review: true });
    expect((await store.publishing()).waiting).toEqual([]);
    const { reviewUrl } = await store.save([telephone('0177')], saving);
    expect(reviewUrl).toBe('https://github.com/tarnline/website/pull/1');
    expect(gitHub.text('main', company)).toBe(built);
    const again = await store.save([telephone('0188', built.replace('0142', '0177'))], saving);
    expect(again.reviewUrl).toBe(reviewUrl);
    expect(gitHub.pulls).toHaveLength(1);
    const later = await open({ review: true });
    expect((await later.load()).files[company]).toContain('0188');
    const { waiting, ...others } = await later.publishing();
    expect(waiting).toHaveLength(2);
    expect(others).toMatchObject({ reviewUrl, unable: expect.stringContaining('merged') });
  });

  test('a branch that was merged is begun anew from what is published', async () => {
    const store = await open({ review: true });
    await store.save([telephone('0177')], saving);
    for (const pull of gitHub.pulls) gitHub.squash(pull);
    gitHub.commit('main', { 'content/site.json': '{}' }, 'Later');
    expect((await store.publishing()).waiting).toEqual([]);
    expect((await store.load()).files['content/site.json']).toBe('{}');
    await store.save([telephone('0188', built.replace('0142', '0177'))], saving);
    expect(gitHub.text('edit/ruth', 'content/site.json')).toBe('{}');
    expect(gitHub.pulls.map(({ merged }) => Boolean(merged))).toEqual([true, false]);
    expect((await store.publishing()).waiting).toHaveLength(1);
  });

  test('what is saved stays so where nobody can be asked, and says that', async () => {
    const store = await open({ review: true });
    gitHub.before = ({ method, url }) => {
      if (method === 'POST' && url.endsWith('/pulls')) refuse(403, 'Not accessible');
    };
    const { commit, note } = await store.save([telephone('0177')], saving);
    expect(commit).toBeDefined();
    expect(note).toMatch(/^It was saved, but .*“Pull requests: Read and write”/);
  });
});

test('a token that has ended is said at once, and later', async () => {
  const refused = await problemOf(open({ token: 'github_pat_old' }));
  expect(refused.details.isSignedOut).toBe(true);
  const store = await open();
  gitHub.token = 'another';
  const later = await problemOf(store.save([telephone('0177')], saving));
  expect(later.message).toBe('GitHub does not take the token: it has ended, or was taken back.');
  expect(later.details.isSignedOut).toBe(true);
});

test.each([
  [403, 'Resource not accessible', /does not allow it .*“Contents: Read and write”\.$/],
  [404, 'Not Found', /shows this token no branch main of tarnline\/website/],
  [422, 'Changes must be made through a pull request', /refuses it: “Changes must be/],
  [429, 'Slow down', /asked too often/],
  [503, 'Away', /has a fault \(503\)/],
])('what GitHub answers with %i is said in a sentence', async (status, message, says) => {
  const store = await open();
  gitHub.before = ({ method }) => {
    if (method === 'PATCH') refuse(status, message);
  };
  const problem = await problemOf(store.save([telephone('0177')], saving));
  expect(problem.message).toMatch(says);
  expect(problem.details.isSignedOut).toBe(false);
});

test('no answer, and a list of files that is cut short, are said too', async () => {
  const store = await open();
  gitHub.truncated = true;
  expect((await problemOf(store.load())).message).toMatch(/more files than GitHub lists/);
  await gitHub.close();
  expect((await problemOf(store.load())).message).toMatch(/Look whether you are online/);
});

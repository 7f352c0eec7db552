import { createGitHubStore } from '../../src/editor/browser/store/gitHubStore';
import type { Snapshot } from '../../src/editor/bundle/snapshot';
import type { FileChange } from '../../src/editor/store';
import { readBrand } from '../../src/generator/brand/readBrand';
import { companyFolder } from '../support/companyFolder';
import { GitHubStandIn, refuse } from './support/gitHub';

const company = 'content/company.json';
const article = 'content/articles/müller.md';
const logo = 'pictures/partners/ore.png';
const drawn = 'pictures/new.png';
const built = '{"name":"Tarnline","telephone":"0142"}\n';
const written = '\ufeff# Grüße 👋\n';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);

const snapshot: Snapshot = {
  ...readBrand(companyFolder),
  files: { [company]: built, 'content/old.json': '{}' },
  pictures: { pictures: {}, marks: {} },
};

let gitHub: GitHubStandIn;

beforeEach(() => {
  const others = { 'pictures/README.md': 'For us', 'package.json': '{}' };
  gitHub = new GitHubStandIn({ [company]: built, [article]: written, [logo]: png, ...others });
  jest.spyOn(globalThis, 'fetch').mockImplementation(gitHub.fetch);
});

const open = ({ review = false } = {}) => {
  const settings = { repository: 'tarnline/website', branch: 'main', review };
  return createGitHubStore(settings, gitHub.token, snapshot);
};

const withNumber = (number: string) => built.replace('0142', number);

const telephone = (number: string, base = built): FileChange => {
  return { path: company, data: withNumber(number), base };
};

const saving = 'Company: telephone';

/** Has something happen once, before the commit of the next save, or what else is asked for. */
const meanwhile = (happens: () => void, what = '/graphql') => {
  gitHub.before = ({ url }) => {
    if (!url.endsWith(what)) return;
    gitHub.before = () => {};
    happens();
  };
};

test('reads saved files, and asks for no text that it knows', async () => {
  const store = await open();
  const { files } = await store.load();
  expect(files).toEqual({ [company]: built, [article]: written, [logo]: png.length });
  await store.load();
  expect(gitHub.asked.filter((asked) => asked.includes('/git/blobs/'))).toHaveLength(1);
});

test('a save is one commit with everything in it, pictures as they are, and the history has it', async () => {
  const store = await open();
  const picture = { path: drawn, data: png.toString('base64') };
  const removed = { path: article, data: null, base: written };
  const never = { path: 'content/never.json', data: null, base: null };
  const { commit } = await store.save([telephone('0177'), picture, removed, never], saving);
  const files = { [company]: withNumber('0177'), [drawn]: png.length, [logo]: png.length };
  expect((await store.load()).files).toEqual(files);
  expect(gitHub.text('package.json')).toBe('{}');
  expect(store.pictureUrl(drawn, snapshot)).toBe(`data:image/png;base64,${picture.data}`);
  await store.save([telephone('0188', withNumber('0177'))], 'Again');
  const commits = await store.history();
  expect(commits.map(({ message }) => message)).toEqual(['Again', saving, 'Begin']);
  expect(gitHub.asked.at(-1)).toContain('path=content');
  expect(await store.filesOf(commit ?? '')).toEqual([
    { path: company, before: built, after: withNumber('0177'), changedSince: true },
    { path: article, before: written, after: null, changedSince: false },
    { path: drawn, before: null, after: picture.data, changedSince: false },
  ]);
  expect(await store.filesOf(commits[2]?.id ?? '')).toHaveLength(3);
  expect(await store.publishing()).toMatchObject({ waiting: [], unable: expect.any(String) });
});

test('nothing is saved over the changes of others, and it is known whose they are', async () => {
  const store = await open();
  for (const text of [withNumber('0199'), null]) {
    gitHub.commit('main', { [company]: text }, 'Theirs');
    await expect(store.save([telephone('0177')], saving)).rejects.toThrow(/Save again\.$/);
  }
  expect(gitHub.text(company)).toBeUndefined();
  expect((await store.history(company))[0]).toMatchObject({ author: 'Ruth', isOwn: false });
});

test('if others save in the same moment the next try joins both, and one more is no conflict', async () => {
  const store = await open();
  meanwhile(() => gitHub.commit('main', { 'content/site.json': '{}' }, 'Meanwhile'));
  await expect(store.save([telephone('0177')], saving)).rejects.toThrow(/Save again\.$/);
  expect(gitHub.text(company)).toBe(built);
  await store.save([telephone('0177')], saving);
  expect(gitHub.text(company)).toContain('0177');
  expect(gitHub.text('content/site.json')).toBe('{}');
  // Once more, as where the answer was lost.
  expect((await store.save([telephone('0177')], saving)).note).toBe('It was saved already.');
});

test('with a review saves wait in one pull request, are read again from there, and the next begins anew', async () => {
  const store = await open({ review: true });
  expect((await store.publishing()).waiting).toEqual([]);
  const { reviewUrl } = await store.save([telephone('0177')], saving);
  expect(reviewUrl).toBe('https://github.com/tarnline/website/pull/1');
  expect(gitHub.text(company)).toBe(built);
  const again = await store.save([telephone('0188', withNumber('0177'))], saving);
  expect(again.reviewUrl).toBe(reviewUrl);
  const later = await open({ review: true });
  expect((await later.load()).files[company]).toContain('0188');
  const { waiting, ...others } = await later.publishing();
  expect(waiting).toHaveLength(2);
  expect(others).toMatchObject({ reviewUrl, unable: expect.stringContaining('merged') });
  for (const pull of gitHub.pulls) pull.isOpen = false;
  gitHub.commit('main', { [company]: withNumber('0188') }, 'Merged');
  expect((await store.publishing()).waiting).toEqual([]);
  await store.save([telephone('0199', withNumber('0188'))], saving);
  expect(gitHub.pulls.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect((await store.publishing()).waiting).toHaveLength(1);
});

test.each([
  [403, 'API rate limit exceeded', '/graphql', /asked too often/],
  [404, 'Not Found', '/graphql', /shows this token no branch main of tarnline\/website/],
  [503, 'Away', '/graphql', /does not answer \(“Away”\)/],
  [403, 'Not accessible', '/pulls', /“Pull requests: Read and write”/],
])('%i becomes a sentence, and nothing is saved', async (status, message, what, says) => {
  const store = await open({ review: true });
  meanwhile(() => refuse(status, message), what);
  await expect(store.save([telephone('0177')], saving)).rejects.toThrow(says);
  expect((await store.load()).files[company]).toBe(built);
});

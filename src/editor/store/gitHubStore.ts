import { contentType } from '../../build/contentTypes';
import { isEdited, isText } from '../../build/editor/editedFiles';
import type { OnlineSettings } from '../../build/editor/settings';
import type { Snapshot } from '../../build/editor/snapshot';
import { publishedUrl } from '../pictures/publishedUrl';
import * as git from './gitHub';
import {
  type Commit,
  type CommittedFile,
  type FileChange,
  type Publishing,
  type Saved,
  type Store,
  StoreError,
} from './store';

type Context = { gitHub: git.GitHub; settings: OnlineSettings; login: string };

/** Where is read and saved. */
type Work = {
  /** The branch that is saved to. */
  name: string;
  /** What is saved now: the next commit is made on it. */
  head: git.Head;
  /** What becomes of the branch then. */
  how: 'move' | 'make' | 'replace';
  /** The pull request that is open for it. */
  reviewUrl?: string;
};

/** So many times is saved again where somebody else saves meanwhile. */
const mostAttempts = 3;

/** So many files are asked for at a time. */
const atOnce = 6;

/** So many commits are told of. */
const mostCommits = 100;

/** With a review, the branch of whoever edits: begun anew where it is not there, or was merged. */
async function workOf({ gitHub, settings, login }: Context): Promise<Work> {
  const { request, own } = gitHub;
  const base = await gitHub.head(settings.branch);
  if (!settings.review) return { name: settings.branch, head: base, how: 'move' };
  const name = `edit/${login}`;
  const head = await gitHub.head(name).catch((error: unknown) => {
    if (!git.hasStatus(error, 404)) throw error;
  });
  if (!head) return { name, head: base, how: 'make' };
  const which = { head: `${own.owner}:${name}`, state: 'all', per_page: 1 } as const;
  const { data } = await request('GET /repos/{owner}/{repo}/pulls', { ...own, ...which });
  const [pull] = data;
  if (pull?.merged_at && pull.head.sha === head.id) return { name, head: base, how: 'replace' };
  return { name, head, how: 'move', ...(pull?.state === 'open' && { reviewUrl: pull.html_url }) };
}

/** The site as it is saved: what is not as it was built is read from GitHub. */
async function load(context: Context, snapshot: Snapshot): Promise<Snapshot> {
  const { gitHub } = context;
  const { head } = await workOf(context);
  const saved = [...(await gitHub.files(head.tree))].filter(([path]) => isEdited(path));
  const sizes = saved.map(([path, { size }]) => [path, size] as const);
  const files: Snapshot['files'] = Object.fromEntries(sizes);
  const texts = saved.filter(([path]) => isText(path)).values();
  const readTexts = async () => {
    for (const [path, { sha }] of texts) {
      const built = snapshot.files[path];
      const isSame = typeof built === 'string' && (await git.blobSha(built)) === sha;
      files[path] = isSame ? built : await gitHub.read(sha, 'utf8');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readTexts));
  return { ...snapshot, files };
}

/** Throws where a file is not as the editor's base says. */
async function expectBase(gitHub: git.GitHub, now: string | null, { path, base }: FileChange) {
  if (base === undefined || now === (base === null ? null : await git.blobSha(base))) return;
  const text = now === null ? null : await gitHub.read(now, 'utf8');
  const message = 'Somebody else has changed this meanwhile. Nothing was saved.';
  throw new StoreError(message, { conflict: { path, text } });
}

/** Makes a commit of files, each by the name of its blob or null where it goes. */
async function commitOn(
  { request, own }: git.GitHub,
  { head, name, how }: Work,
  { message, blobs }: { message: string; blobs: [path: string, sha: string | null][] },
): Promise<Commit> {
  const mode = '100644' as const;
  const tree = blobs.map(([path, sha]) => ({ path, mode, sha }));
  const trees = 'POST /repos/{owner}/{repo}/git/trees';
  const { data: made } = await request(trees, { ...own, base_tree: head.tree, tree });
  const commits = 'POST /repos/{owner}/{repo}/git/commits';
  const next = { message, tree: made.sha, parents: [head.id] };
  const { sha, ...described } = (await request(commits, { ...own, ...next })).data;
  if (how === 'make') {
    const ref = `refs/heads/${name}`;
    await request('POST /repos/{owner}/{repo}/git/refs', { ...own, ref, sha });
  } else {
    const moved = { ref: `heads/${name}`, sha, force: how === 'replace' };
    await request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...own, ...moved });
  }
  return git.commitOf(sha, described);
}

async function save(
  context: Context,
  changes: readonly FileChange[],
  message: string,
  attempt = 1,
): Promise<Saved> {
  const { gitHub } = context;
  const work = await workOf(context);
  const files = await gitHub.files(work.head.tree);
  const blobs: [path: string, sha: string | null][] = [];
  for (const change of changes) {
    const { path, data, encoding } = change;
    const now = git.shaIn(files, path);
    const wanted = data === null ? null : await gitHub.write(data, encoding);
    // What is there already may have been saved before, by a request whose answer was lost.
    if (wanted === now) continue;
    await expectBase(gitHub, now, change);
    blobs.push([path, wanted]);
  }
  if (blobs.length === 0) return { outside: [], note: 'It was saved before.' };
  try {
    const commit = await commitOn(gitHub, work, { message, blobs });
    return { commit, outside: [], ...(await askForReview(context, work)) };
  } catch (error) {
    // Somebody else may have saved meanwhile, or the branch takes no commits at all.
    if (!git.hasStatus(error, 422) || attempt === mostAttempts) throw error;
    return save(context, changes, message, attempt + 1);
  }
}

/** Opens a pull request where one is wanted and there is none. What was saved stays so where that fails. */
async function askForReview(
  { gitHub: { request, own }, settings, login }: Context,
  { name, reviewUrl }: Work,
): Promise<Pick<Saved, 'reviewUrl' | 'note'>> {
  if (!settings.review || reviewUrl) return { reviewUrl };
  const pull = { title: `Edited by ${login}`, head: name, base: settings.branch };
  try {
    const { data } = await request('POST /repos/{owner}/{repo}/pulls', { ...own, ...pull });
    return { reviewUrl: data.html_url };
  } catch (error) {
    const { message: why } = Object(git.storeErrorOf(error, settings));
    return { note: `It was saved, but nobody was asked to review it. ${why}` };
  }
}

async function history(context: Context): Promise<Commit[]> {
  const { request, own } = context.gitHub;
  const { head } = await workOf(context);
  const all = new Map<string, Commit>();
  for (const path of ['content', 'pictures']) {
    const which = { sha: head.id, path, per_page: mostCommits };
    const { data } = await request('GET /repos/{owner}/{repo}/commits', { ...own, ...which });
    for (const { sha, commit } of data) all.set(sha, git.commitOf(sha, commit));
  }
  const newestFirst = [...all.values()].sort((one, other) => other.date.localeCompare(one.date));
  return newestFirst.slice(0, mostCommits);
}

async function filesOf(context: Context, id: string): Promise<CommittedFile[]> {
  const { gitHub } = context;
  const { head } = await workOf(context);
  const { tree, parents } = await gitHub.commit(id);
  const [parent] = parents;
  const now = await gitHub.files(head.tree);
  const after = await gitHub.files(tree.sha);
  const before: git.Files = parent
    ? await gitHub.files((await gitHub.commit(parent.sha)).tree.sha)
    : new Map();
  const fileAt = async (path: string): Promise<CommittedFile> => {
    const encoding = isText(path) ? 'utf8' : 'base64';
    const read = (sha: string | null) => (sha === null ? null : gitHub.read(sha, encoding));
    const [was, became] = [git.shaIn(before, path), git.shaIn(after, path)];
    const changedSince = git.shaIn(now, path) !== became;
    return { path, encoding, before: await read(was), after: await read(became), changedSince };
  };
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => isEdited(path) && git.shaIn(before, path) !== git.shaIn(after, path),
  );
  return Promise.all(changed.map(fileAt));
}

async function publishing(context: Context): Promise<Publishing> {
  const { gitHub, settings } = context;
  const byItself = 'What is saved is published by itself: the site is built anew within minutes.';
  if (!settings.review) return { waiting: [], unable: byItself };
  const { head, how, reviewUrl } = await workOf(context);
  const unable = 'What is saved is published once its pull request is merged at GitHub.';
  if (how !== 'move') return { waiting: [], unable };
  const which = { ...gitHub.own, basehead: `${settings.branch}...${head.id}` };
  const { data } = await gitHub.request('GET /repos/{owner}/{repo}/compare/{basehead}', which);
  // What only joins others changes nothing by itself.
  const changes = data.commits.filter(({ parents }) => parents.length < 2).reverse();
  const waiting = changes.map(({ sha, commit }) => git.commitOf(sha, commit));
  return { waiting, unable, reviewUrl };
}

/** Where a picture can be seen: as it was saved from here, or as it is published. */
function pictureUrl(saved: ReadonlyMap<string, string>, path: string, snapshot: Snapshot) {
  const drawing = snapshot.files[path];
  if (typeof drawing === 'string')
    return `data:${contentType(path)},${encodeURIComponent(drawing)}`;
  const base64 = saved.get(path);
  return base64
    ? `data:${contentType(path)};base64,${base64}`
    : publishedUrl(path, snapshot.pictures);
}

type Options = {
  /** Reads what the site was built from last, which need not be what is saved. */
  readSnapshot: () => Promise<Snapshot>;
  /** In place of GitHub's own address, for tests. */
  api?: string;
};

/**
 * A branch of a repository at GitHub, whose root is the site's folder, as a place to save to. Rejects with a
 * `StoreError` where the token does not let its owner read it.
 */
export async function createGitHubStore(
  settings: OnlineSettings,
  token: string,
  { readSnapshot, api }: Options,
): Promise<Store> {
  const gitHub = git.createGitHub(settings, token, api);
  const told = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      throw git.storeErrorOf(error, settings);
    });
  const { data: user } = await told(gitHub.request('GET /user'));
  const context = { gitHub, settings, login: user.login };
  await told(workOf(context));
  // Photographs that this page has saved: what is published shows them later.
  const photographs = new Map<string, string>();
  const publishingNow = () => told(publishing(context));
  return {
    load: async () => told(load(context, await readSnapshot())),
    pictureUrl: (path, snapshot) => pictureUrl(photographs, path, snapshot),
    save: async (changes, { message }) => {
      const saved = await told(save(context, changes, message));
      for (const { path, data, encoding } of changes)
        if (encoding === 'base64') photographs.set(path, data ?? '');
      return saved;
    },
    history: () => told(history(context)),
    filesOf: (id) => told(filesOf(context, id)),
    publishing: publishingNow,
    publish: publishingNow,
  };
}

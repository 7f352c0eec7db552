import type { PictureModules } from '../../../content/modules';
import { pictureKinds } from '../../../features/pictures/pictureKinds';
import { markAddress, pictureSources } from '../../../features/pictures/pictureSources';
import { contentType } from '../../../generator/contentTypes';
import { keysOf } from '../../../generator/objects';
import type { Snapshot } from '../../bundle/snapshot';
import { encodingOf, isEdited, isText } from '../../editedFiles';
import type { OnlineSettings } from '../../settings';
import {
  type CommittedFile,
  type FileChange,
  type Publishing,
  type Store,
  StoreError,
} from '../../store';
import { dataUrl } from '../pictures/chosenPicture';
import { blobSha, createGitHub, type GitHub } from './gitHub';

/** The branch that is saved to, and the commit that the next one follows. */
type Work = { name: string; head: string; isNew?: boolean; reviewUrl?: string };

/** With a review this is the branch of the editing person's open pull request, or a new one. */
async function workOf({ request, ownerAndRepo, branch, review, login }: GitHub): Promise<Work> {
  if (review) {
    const { data } = await request('GET /repos/{owner}/{repo}/pulls', {
      ...ownerAndRepo,
      per_page: 100,
    });
    // A copy of the repository may have a branch of the same name.
    const pull = data.find(
      ({ user, head, base }) =>
        user?.login === login && head.ref.startsWith('edit/') && head.repo?.id === base.repo.id,
    );
    if (pull) return { name: pull.head.ref, head: pull.head.sha, reviewUrl: pull.html_url };
  }
  const which = { ...ownerAndRepo, ref: `heads/${branch}` };
  const { data } = await request('GET /repos/{owner}/{repo}/git/ref/{ref}', which);
  const head = data.object.sha;
  if (!review) return { name: branch, head };
  return { name: `edit/${login}.${Date.now()}`, head, isNew: true };
}

/** The site as it is saved; only files that differ from those known before are read from GitHub. */
async function load(gitHub: GitHub, known: Snapshot): Promise<Snapshot> {
  const { head } = await workOf(gitHub);
  const saved = [...(await gitHub.files(head))].filter(([path]) => isEdited(path));
  const files = saved.map(async ([path, { sha, size }]) => {
    if (!isText(path)) return [path, size] as const;
    const text = known.files[path];
    const isSame = typeof text === 'string' && (await blobSha(text)) === sha;
    return [path, isSame ? text : ((await gitHub.read(sha, 'utf8')) ?? '')] as const;
  });
  return { ...known, files: Object.fromEntries(await Promise.all(files)) };
}

/**
 * Whether a change still has to be made: an earlier request, whose answer was lost, may have made
 * it. `now` is the file's present blob. Throws where the file has changed since the editor read it.
 */
async function isToDo(gitHub: GitHub, now: string | undefined, change: FileChange) {
  const { path, data, base } = change;
  const text = await gitHub.read(now, encodingOf(path));
  if (text === data) return false;
  if (base === undefined || text === base) return true;
  throw new StoreError('Someone else has changed this at the same moment. Save again.');
}

const inBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

async function save(gitHub: GitHub, changes: readonly FileChange[], message: string) {
  const { request, ownerAndRepo, branch, login } = gitHub;
  const { name, head, isNew, reviewUrl } = await workOf(gitHub);
  const files = await gitHub.files(head);
  const toDo: FileChange[] = [];
  for (const change of changes)
    if (await isToDo(gitHub, files.get(change.path)?.sha, change)) toDo.push(change);
  if (toDo.length === 0) return { outside: [], note: 'It was saved already.' };
  const deletions = toDo.filter(({ data }) => data === null).map(({ path }) => ({ path }));
  const additions = toDo.flatMap(({ path, data }) => {
    if (data === null) return [];
    return { path, contents: encodingOf(path) === 'utf8' ? inBase64(data) : data };
  });
  if (isNew) {
    const ref = { ref: `refs/heads/${name}`, sha: head };
    await request('POST /repos/{owner}/{repo}/git/refs', { ...ownerAndRepo, ...ref });
  }
  const commit = await gitHub.commit({ name, head }, message, { additions, deletions });
  if (!isNew) return { commit, outside: [], reviewUrl };
  // If GitHub refuses it nothing counts as saved: no one looks at a branch without a pull request.
  const pull = { title: `Edited by ${login}`, head: name, base: branch };
  const { data } = await request('POST /repos/{owner}/{repo}/pulls', { ...ownerAndRepo, ...pull });
  return { commit, outside: [], reviewUrl: data.html_url };
}

type Listed = {
  sha: string;
  commit: { message: string; author: { name?: string; date?: string } | null };
};

const commitOf = ({ sha: id, commit: { message, author } }: Listed) => {
  const [firstLine = ''] = message.split('\n', 1);
  return { id, date: author?.date ?? '', author: author?.name ?? '', message: firstLine };
};

/** Only commits that change texts are listed: each save does. */
async function history(gitHub: GitHub, path = 'content') {
  const { head: sha } = await workOf(gitHub);
  const which = { ...gitHub.ownerAndRepo, sha, path, per_page: 100 };
  const { data } = await gitHub.request('GET /repos/{owner}/{repo}/commits', which);
  return data.map((one) => ({ ...commitOf(one), isOwn: one.author?.login === gitHub.login }));
}

async function filesOf(gitHub: GitHub, id: string): Promise<CommittedFile[]> {
  const { head } = await workOf(gitHub);
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
  const { data } = await gitHub.request(route, { ...gitHub.ownerAndRepo, commit_sha: id });
  const now = await gitHub.files(head);
  const after = await gitHub.files(id);
  const before = await gitHub.files(data.parents[0]?.sha);
  const edited = [...new Set([...before.keys(), ...after.keys()])].filter(isEdited);
  const files = edited.map(async (path): Promise<CommittedFile | []> => {
    const [was, became, is] = [before, after, now].map((files) => files.get(path)?.sha);
    if (was === became) return [];
    const text = await gitHub.read(was, encodingOf(path));
    const next = await gitHub.read(became, encodingOf(path));
    return { path, before: text, after: next, changedSince: is !== became };
  });
  return (await Promise.all(files)).flat();
}

async function publishing(gitHub: GitHub): Promise<Publishing> {
  const isAutomatic = 'What you save is published automatically, within minutes.';
  if (!gitHub.review) return { waiting: [], unable: isAutomatic };
  const { head, reviewUrl } = await workOf(gitHub);
  const which = { ...gitHub.ownerAndRepo, basehead: `${gitHub.branch}...${head}` };
  const { data } = await gitHub.request('GET /repos/{owner}/{repo}/compare/{basehead}', which);
  const unable = 'What you save is published once its pull request is merged at GitHub.';
  return { waiting: data.commits.map(commitOf).reverse(), unable, reviewUrl };
}

/** The address of a picture on the published site; undefined where no page shows it. */
function publishedUrl(file: string, { pictures, marks }: PictureModules): string | undefined {
  const name = file.replace(/^pictures\//, '').replace(/\.\w+$/, '');
  const mark = marks[name];
  if (mark) return markAddress(name, mark);
  const kind = keysOf(pictureKinds).find((candidate) => pictures[candidate]?.[name]);
  return kind && pictureSources(name, kind, pictures).img.src;
}

/**
 * A store in a branch of a repository at GitHub whose root is the site's folder; `known` is what
 * the site was last built from. Rejects with a `StoreError` if GitHub does not take the token.
 */
export async function createGitHubStore(
  settings: OnlineSettings,
  token: string,
  known: Snapshot,
): Promise<Store> {
  const gitHub = await createGitHub(settings, token);
  let last = known;
  // Photographs that were saved from this page, and that the published site shows only later.
  const photographs = new Map<string, string>();
  return {
    load: async () => {
      last = await load(gitHub, last);
      return last;
    },
    pictureUrl: (path, { files, pictures }) => {
      const drawing = files[path];
      if (typeof drawing === 'string')
        return `data:${contentType(path)},${encodeURIComponent(drawing)}`;
      return photographs.get(path) ?? publishedUrl(path, pictures);
    },
    save: async (changes, message) => {
      const saved = await save(gitHub, changes, message);
      for (const { path, data } of changes)
        if (encodingOf(path) === 'base64' && data) photographs.set(path, dataUrl(path, data));
      return saved;
    },
    history: (file) => history(gitHub, file),
    filesOf: (id) => filesOf(gitHub, id),
    publishing: () => publishing(gitHub),
    publish: () => publishing(gitHub),
  };
}

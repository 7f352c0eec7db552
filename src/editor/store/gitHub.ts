import { Octokit } from '@octokit/core';
import { gitHubApi, type OnlineSettings } from '../../build/editor/settings';
import { type Commit, StoreError } from './store';

/** How the data of a file is written: as a text, or in base64. */
type Encoding = 'utf8' | 'base64';

/** The last commit of a branch, and its tree. */
export type Head = { id: string; tree: string };

/** The blob of every file by the file's path. */
export type Files = ReadonlyMap<string, { sha: string; size: number }>;

/** The name of a file's blob; null where there is no such file. */
export const shaIn = (files: Files, path: string): string | null => files.get(path)?.sha ?? null;

/** The name that Git gives to a blob with a text. */
export async function blobSha(text: string): Promise<string> {
  const { length } = new TextEncoder().encode(text);
  const blob = new TextEncoder().encode(`blob ${length}\0${text}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', blob));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A commit as GitHub describes it. */
export const commitOf = (
  id: string,
  { message, author }: { message: string; author: { name?: string; date?: string } | null },
): Commit => {
  const [firstLine = ''] = message.split('\n', 1);
  return { id, date: author?.date ?? '', author: author?.name ?? '', message: firstLine };
};

/** What of a repository GitHub is asked in more than one place. */
export type GitHub = ReturnType<typeof createGitHub>;

/** Asks GitHub with a token. `api` is another address than GitHub's own, for tests. */
export function createGitHub({ repository }: OnlineSettings, token: string, api = gitHubApi) {
  const [owner = '', repo = ''] = repository.split('/');
  const own = { owner, repo };
  const { request } = new Octokit({
    auth: token,
    baseUrl: api,
    // GitHub lets browsers keep an answer for a minute: a branch would look as before it was saved to.
    request: {
      fetch: (url: string, how: RequestInit) => fetch(url, { ...how, cache: 'no-store' }),
    },
  });
  // What is in a blob never changes, and what was saved since the last build is read each time.
  const blobs = new Map<string, string>();
  return {
    request,
    own,
    head: async (branch: string): Promise<Head> => {
      const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
      const { commit } = (await request(route, { ...own, branch })).data;
      return { id: commit.sha, tree: commit.commit.tree.sha };
    },
    files: async (tree: string): Promise<Files> => {
      const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
      const { data } = await request(route, { ...own, tree_sha: tree, recursive: '1' });
      if (data.truncated)
        throw new StoreError(`${repository} has more files than GitHub lists in one answer.`);
      const blobs = data.tree.filter(({ type }) => type === 'blob');
      return new Map(blobs.map(({ path, sha, size = 0 }) => [path, { sha, size }]));
    },
    read: async (sha: string, encoding: Encoding): Promise<string> => {
      const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
      const base64 =
        blobs.get(sha) ?? (await request(route, { ...own, file_sha: sha })).data.content;
      blobs.set(sha, base64);
      if (encoding === 'base64') return base64.replaceAll('\n', '');
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    },
    write: async (content: string, encoding: Encoding): Promise<string> => {
      const blob = { content, encoding: encoding === 'utf8' ? 'utf-8' : encoding };
      return (await request('POST /repos/{owner}/{repo}/git/blobs', { ...own, ...blob })).data.sha;
    },
    commit: async (id: string) =>
      (
        await request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
          ...own,
          commit_sha: id,
        })
      ).data,
  };
}

/** What Octokit's errors have: without `response`, no answer came. */
type Refusal = {
  status: number;
  message: string;
  response?: { headers: Record<string, string | number | undefined> };
};

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'status' in error;

/** Whether GitHub has answered with a status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  isRefusal(error) && error.status === status;

/** Why GitHub does not do what it was asked, in a sentence for whoever edits. */
export function reasonOf(
  { status, message, response }: Refusal,
  { repository, branch, review }: OnlineSettings,
): string {
  const { headers = {} } = response ?? {};
  const isTooOften = status === 429 || `${headers['x-ratelimit-remaining']}` === '0';
  const rights = `“Contents: Read and write”${review ? ' and “Pull requests: Read and write”' : ''}`;
  if (!response) return 'GitHub does not answer. Look whether you are online, and try again.';
  if (isTooOften || headers['retry-after'])
    return 'GitHub was asked too often. Wait a while (an hour at most), and try again.';
  if (status === 401) return 'GitHub does not take the token: it has ended, or was taken back.';
  if (status === 403) return `GitHub does not allow it (“${message}”). The token needs ${rights}.`;
  if (status === 404)
    return `GitHub shows this token no branch ${branch} of ${repository}. The token has to be for this repository, and its owner may have to approve it first.`;
  if (status >= 500) return `GitHub has a fault (${status}). Try again in a few minutes.`;
  return `GitHub refuses it: “${message}”.`;
}

/** The error with which a store rejects, for one that an answer of GitHub has caused. */
export const storeErrorOf = (error: unknown, settings: OnlineSettings): unknown =>
  isRefusal(error)
    ? new StoreError(reasonOf(error, settings), { isSignedOut: error.status === 401 })
    : error;

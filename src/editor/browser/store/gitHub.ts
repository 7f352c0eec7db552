import { Octokit } from '@octokit/core';
import { fill } from '../../../ui/fill';
import { gitHubApi, type OnlineSettings } from '../../settings';
import { StoreError } from '../../store';
import words from './gitHubWords.en.json';

/** Git's name for a blob with a text. */
export async function blobSha(text: string): Promise<string> {
  const { size } = new Blob([text]);
  const blob = await new Blob([`blob ${size}\0`, text]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', blob));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A repository at GitHub, with the requests that are made in more than one place. */
export type GitHub = Awaited<ReturnType<typeof createGitHub>>;

/** Connects to GitHub with a token; requests that it refuses reject with a `StoreError`. */
export async function createGitHub(settings: OnlineSettings, token: string) {
  const [owner = '', repo = ''] = settings.repository.split('/');
  const ownerAndRepo = { owner, repo };
  const { request, hook } = new Octokit({
    auth: token,
    baseUrl: gitHubApi,
    // GitHub lets browsers cache an answer for a minute: a branch would look as before the save.
    request: {
      fetch: (url: string, how: RequestInit) => fetch(url, { ...how, cache: 'no-store' }),
    },
  });
  hook.error('request', (error) => {
    throw refused({ status: 500, ...error, message: error.message }, settings);
  });
  const { login } = (await request('GET /user')).data;
  return {
    ...settings,
    login,
    request,
    ownerAndRepo,
    /** Commits to a branch whose last commit is still the one given, and gives its id. */
    commit: async (to: { name: string; head: string }, headline: string, fileChanges: object) => {
      const branch = { repositoryNameWithOwner: settings.repository, branchName: to.name };
      const input = { branch, expectedHeadOid: to.head, message: { headline }, fileChanges };
      const query = { query: commitOnBranch, variables: { input } };
      const { data, errors } = (await request('POST /graphql', query)).data;
      // GraphQL refuses with status 200.
      const [error] = errors ?? [];
      const status = error?.type === 'STALE_DATA' ? 409 : 403;
      if (error) throw refused({ status, message: error.message }, settings);
      return String(data.createCommitOnBranch.commit.oid);
    },
    /** The blobs of a commit's files by their paths; none where there is no commit. */
    files: async (commit: string | undefined) => {
      if (!commit) return new Map<string, { sha: string; size: number }>();
      const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
      const { data } = await request(route, { ...ownerAndRepo, tree_sha: commit, recursive: '1' });
      if (data.truncated) throw refused({ status: 413, message: 'too many files' }, settings);
      const blobs = data.tree.filter(({ type }) => type === 'blob');
      return new Map(blobs.map(({ path, sha, size = 0 }) => [path, { sha, size }]));
    },
    /** The content of a blob; null where there is no blob. */
    read: async (sha: string | undefined, encoding: 'utf8' | 'base64') => {
      if (!sha) return null;
      const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
      const { content } = (await request(route, { ...ownerAndRepo, file_sha: sha })).data;
      if (encoding === 'base64') return content.replaceAll('\n', '');
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    },
  };
}

const commitOnBranch = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** The permissions that a token needs, in the words of GitHub's page for it. */
export const rightsOf = ({ review }: OnlineSettings): string =>
  `“Contents: Read and write”${review ? ' and “Pull requests: Read and write”' : ''}`;

type Refusal = { status: number; message: string };

/** Why GitHub refuses or fails, in a sentence for the person who edits. */
function refused({ status, message }: Refusal, settings: OnlineSettings): StoreError {
  const code = /rate limit/i.test(message) ? 429 : Math.min(status, 500);
  const sentence = new Map(Object.entries(words.refusals)).get(String(code));
  const { repository, branch } = settings;
  const said = { repository, branch, message, rights: rightsOf(settings) };
  return new StoreError(fill(sentence ?? 'GitHub refuses it: “{message}”.', said));
}

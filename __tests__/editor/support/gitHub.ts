import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

type Asked = { method: string; url: string; authorization?: string | undefined; body: string };

/** The content of files by their paths; null where there is to be no file. */
type Contents = Record<string, string | Buffer | null>;
type Commit = { files: Map<string, Buffer>; parent?: string; message: string; date: string };

/** Has a request refused: for `before`. */
export const refuse = (status: number, message: string): never => {
  throw Object.assign(new Error(message), { status });
};

const found = <Thing>(thing: Thing | undefined): Thing => thing ?? refuse(404, 'Not Found');

const shaOf = (data: Buffer) =>
  createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');

/**
 * GitHub with one repository, tarnline/website, in memory: the part of its API in use, as its
 * documentation says.
 */
export class GitHubStandIn {
  token = 'github_pat_1';
  /** Runs before each request: a save by another person, for example. */
  before: (asked: Asked) => void = () => {};
  readonly asked: string[] = [];
  readonly pulls: { head: string; isOpen: boolean }[] = [];
  readonly refs = new Map<string, string>();
  private readonly commits = new Map<string, Commit>();

  /** A repository whose branch `main` has these files. */
  constructor(files: Contents) {
    this.commit('main', files, 'Begin');
  }

  /** Answers in place of GitHub, as `fetch`. */
  fetch: typeof fetch = async (url, { method = '', headers, body: sent } = {}) => {
    const authorization = new Headers(headers).get('authorization') ?? '';
    const body = String(sent ?? '');
    const { body: text, ...how } = this.answer({ method, url: String(url), authorization, body });
    return new Response(text, how);
  };

  /** Answers in place of GitHub what a page in a browser asks. */
  answerFor = (page: Page) =>
    page.route('https://api.github.com/**', (route, request) => {
      const { authorization } = request.headers();
      const [method, url, body] = [request.method(), request.url(), request.postData() ?? ''];
      return route.fulfill(this.answer({ method, url, authorization, body }));
    });

  /** Adds files to a branch by a commit, a minute later than the last one. */
  commit(branch: string, contents: Contents, message: string): string {
    const parent = this.refs.get(branch);
    const files = new Map(parent ? this.at(parent).files : []);
    for (const [path, content] of Object.entries(contents))
      if (content !== null) files.set(path, Buffer.from(content));
      else if (!files.delete(path)) refuse(422, `There is no ${path}.`);
    const date = new Date(Date.UTC(2026, 10, 2, 9, this.commits.size)).toISOString();
    const id = randomBytes(20).toString('hex');
    this.commits.set(id, { files, message, date, ...(parent && { parent }) });
    this.refs.set(branch, id);
    return id;
  }

  text = (path: string) =>
    this.at(found(this.refs.get('main')))
      .files.get(path)
      ?.toString();

  private answer(asked: Asked) {
    this.asked.push(`${asked.method} ${asked.url.replace('https://api.github.com', '')}`);
    const type = 'application/json; charset=utf-8';
    const headers = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' };
    try {
      if (asked.authorization !== `token ${this.token}`) refuse(401, 'Bad credentials');
      this.before(asked);
      return { status: 200, headers, body: JSON.stringify(this.dataFor(asked)) };
    } catch (error) {
      const { status, message } = Object(error);
      if (!status) throw error;
      return { status, headers, body: JSON.stringify({ message }) };
    }
  }

  private dataFor({ method, url, body }: Asked): unknown {
    const { pathname, searchParams } = new URL(url);
    const search = Object.fromEntries(searchParams);
    const sent = body ? JSON.parse(body) : {};
    if (pathname === '/user') return { login: 'ruth' };
    if (pathname === '/graphql') return this.commitOnBranch(sent);
    const path = decodeURIComponent(found(pathname.split('/repos/tarnline/website/')[1]));
    const [, what = '', which = ''] = /^(git\/\w+|\w+)\/?(.*)$/.exec(path) ?? [];
    const head = this.refs.get(which.replace('heads/', ''));
    const answers: Record<string, () => unknown> = {
      'GET git/ref': () => ({ object: { sha: found(head) } }),
      'GET git/trees': () => ({ tree: this.tree(which) }),
      'GET git/blobs': () => ({ content: this.blob(which).replace(/.{60}/g, '$&\n') }),
      'GET git/commits': () => this.listed(which),
      'GET commits': () => this.line(search.sha).map(this.listed),
      'GET compare': () => this.compared(which),
      'GET pulls': () => this.pulls.filter(({ isOpen }) => isOpen).map(this.shown),
      'POST git/refs': () => this.refs.set(sent.ref.replace('refs/heads/', ''), sent.sha),
      'POST pulls': () => this.pulls.push({ head: sent.head, isOpen: true }) && this.shown(sent),
    };
    return found(answers[`${method} ${what}`])();
  }

  /** The answer to the mutation createCommitOnBranch, with the variables that were sent. */
  private commitOnBranch({ variables }: ReturnType<typeof JSON.parse>) {
    const { branch, expectedHeadOid, message, fileChanges } = variables.input;
    if (this.refs.get(branch.branchName) !== expectedHeadOid)
      return { data: null, errors: [{ type: 'STALE_DATA', message: 'Pull and try again.' }] };
    const files: Contents = {};
    for (const { path, contents } of [...fileChanges.deletions, ...fileChanges.additions])
      files[path] = contents === undefined ? null : Buffer.from(contents, 'base64');
    const oid = this.commit(branch.branchName, files, message.headline);
    return { data: { createCommitOnBranch: { commit: { oid } } } };
  }

  private at = (id: string): Commit => found(this.commits.get(id));

  private tree = (commit: string) =>
    [...this.at(commit).files].map(([path, data]) => {
      return { path, type: 'blob', sha: shaOf(data), size: data.length };
    });

  private blob(sha: string): string {
    const all = [...this.commits.values()].flatMap(({ files }) => [...files.values()]);
    return found(all.find((data) => shaOf(data) === sha)).toString('base64');
  }

  private listed = (sha: string) => {
    const { message, date, parent } = this.at(sha);
    return {
      sha,
      parents: parent ? [{ sha: parent }] : [],
      commit: { message, author: { name: 'Ruth', date } },
    };
  };

  /** A commit and its ancestors, the newest first. */
  private line = (id: string | undefined): string[] =>
    id === undefined ? [] : [id, ...this.line(this.at(id).parent)];

  private compared(which: string) {
    const [base = '', head] = which.split('...');
    const known = this.line(this.refs.get(base));
    const ahead = this.line(head).filter((id) => !known.includes(id));
    return { commits: ahead.reverse().map(this.listed) };
  }

  private shown = ({ head: ref }: { head: string }) => ({
    user: { login: 'ruth' },
    head: { ref, sha: this.refs.get(ref), repo: { id: 1 } },
    base: { repo: { id: 1 } },
    html_url: 'https://github.com/tarnline/website/pull/1',
  });
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../../../server/port';

type Asked = { method: string; url: string; authorization?: string | undefined; body: string };

/** The content of files by their paths; null where there is to be no file. */
type Contents = Record<string, string | Buffer | null>;

/** The names of blobs by the paths of files. */
type Tree = Record<string, string>;
type Commit = { tree: string; parents: string[]; message: string; date: string };
type Pull = { number: number; title: string; head: string; base: string; merged?: string };

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refused(404, 'Not Found');
  return thing;
}

/** Has a request refused: for `before`. */
export const refuse = (status: number, message: string): never => {
  throw new Refused(status, message);
};

/**
 * GitHub with one repository, tarnline/website, in memory: what the editor asks of its API, as its
 * documentation says.
 */
export class GitHubStandIn {
  token = 'github_pat_1';
  /** What happens before each request, such as what somebody else saves. */
  before: (asked: Asked) => void = () => {};
  /** Whether lists of files are cut short. */
  truncated = false;
  readonly asked: string[] = [];
  readonly pulls: Pull[] = [];
  readonly refs = new Map<string, string>();
  private readonly objects = new Map<string, Buffer>();
  private readonly server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const answer = this.answer({ method, url, authorization: headers.authorization, body });
    // Node's own fetch would keep it, and the process of the test with it.
    response.writeHead(answer.status, { ...answer.headers, Connection: 'close' }).end(answer.body);
  });

  /** A repository whose branch `main` has these files. */
  constructor(files: Contents) {
    this.commit('main', files, 'Begin');
  }

  /** Answers on loopback; the address to ask. */
  listen = async () => `http://localhost:${await listen(this.server, 0)}`;

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  /** Answers in place of GitHub what a page in a browser asks. */
  async answerFor(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const { authorization } = request.headers();
      const body = request.postData() ?? '';
      const url = pathname + search;
      return route.fulfill(this.answer({ method: request.method(), url, authorization, body }));
    });
  }

  /** Commits files to a branch, besides those that are there. */
  commit(branch: string, files: Contents, message: string): void {
    const parent = this.refs.get(branch);
    const changed = Object.entries(files).map(([path, content]) => ({
      path,
      sha: content === null ? null : this.keep('blob', content),
    }));
    const tree = this.changed(parent ? this.commitAt(parent).tree : undefined, changed);
    this.refs.set(branch, this.keepCommit(tree, parent ? [parent] : [], message));
  }

  /** What a branch has at a path. */
  text(branch: string, path: string): string | undefined {
    const { tree } = this.commitAt(found(this.refs.get(branch)));
    return this.objects.get(this.treeAt(tree)[path] ?? '')?.toString();
  }

  /** Merges a pull request as one new commit, as GitHub's button “Squash and merge” does. */
  squash(pull: Pull): void {
    pull.merged = found(this.refs.get(pull.head));
    const parents = [found(this.refs.get(pull.base))];
    const { tree } = this.commitAt(pull.merged);
    this.refs.set(pull.base, this.keepCommit(tree, parents, pull.title));
  }

  private answer(asked: Asked) {
    this.asked.push(`${asked.method} ${asked.url}`);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    };
    try {
      if (asked.authorization !== `token ${this.token}`) throw new Refused(401, 'Bad credentials');
      this.before(asked);
      return { status: 200, headers, body: JSON.stringify(this.dataFor(asked) ?? {}) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, message } = error;
      return { status, headers, body: JSON.stringify({ message }) };
    }
  }

  private dataFor({ method, url, body }: Asked): unknown {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/user') return { login: 'ruth' };
    const path = decodeURIComponent(found(pathname.split('/repos/tarnline/website/')[1]));
    const [, what = '', which = ''] = /^(git\/\w+|\w+)\/?(.*)$/.exec(path) ?? [];
    const sent = body ? JSON.parse(body) : {};
    const answers: Record<string, () => unknown> = {
      'GET branches': () => ({ commit: this.listed(found(this.refs.get(which))) }),
      'GET git/trees': () => this.files(which),
      'GET git/blobs': () => ({
        content: found(this.objects.get(which)).toString('base64').replace(/.{60}/g, '$&\n'),
      }),
      'GET git/commits': () => this.described(which),
      'GET commits': () => this.history(searchParams.get('sha') ?? '', searchParams.get('path')),
      'GET compare': () => this.compared(which),
      'GET pulls': () =>
        this.pulls
          .filter(({ head }) => `tarnline:${head}` === searchParams.get('head'))
          .map((pull) => this.shown(pull))
          .reverse(),
      'POST git/blobs': () => ({
        sha: this.keep('blob', Buffer.from(sent.content, sent.encoding)),
      }),
      'POST git/trees': () => ({ sha: this.changed(sent.base_tree, sent.tree) }),
      'POST git/commits': () =>
        this.described(this.keepCommit(sent.tree, sent.parents, sent.message)),
      'POST git/refs': () => this.makeRef(sent.ref.replace('refs/heads/', ''), sent.sha),
      'PATCH git/refs': () => this.moveRef(which.replace('heads/', ''), sent),
      'POST pulls': () => {
        this.pulls.push({ ...sent, number: this.pulls.length + 1 });
        return this.pulls.slice(-1).map((pull) => this.shown(pull))[0];
      },
    };
    return found(answers[`${method} ${what}`])();
  }

  /** Keeps an object under the name that Git gives it. */
  private keep(kind: 'blob' | 'tree' | 'commit', content: string | Buffer): string {
    const data = Buffer.from(content);
    const sha = createHash('sha1').update(`${kind} ${data.length}\0`).update(data).digest('hex');
    this.objects.set(sha, data);
    return sha;
  }

  /** Each is made a minute after the object before. */
  private keepCommit(tree: string, parents: string[], message: string): string {
    const date = new Date(Date.UTC(2026, 10, 2, 9, this.objects.size)).toISOString();
    return this.keep('commit', JSON.stringify({ tree, parents, message, date }));
  }

  private commitAt = (id: string): Commit => JSON.parse(`${found(this.objects.get(id))}`);
  private treeAt = (sha: string): Tree => JSON.parse(`${found(this.objects.get(sha))}`);

  /** A tree with some files changed. */
  private changed(base: string | undefined, files: { path: string; sha: string | null }[]): string {
    const tree = base ? this.treeAt(base) : {};
    for (const { path, sha } of files)
      if (sha !== null) tree[path] = sha;
      else if (path in tree) delete tree[path];
      else throw new Refused(422, 'GitRPC::BadObjectState');
    return this.keep('tree', JSON.stringify(tree));
  }

  private files(sha: string) {
    const files = Object.entries(this.treeAt(sha)).map(([path, sha]) => ({
      path,
      type: 'blob',
      sha,
      size: found(this.objects.get(sha)).length,
    }));
    return { tree: [{ path: 'content', type: 'tree', sha }, ...files], truncated: this.truncated };
  }

  private described(sha: string) {
    const { tree, parents, message, date } = this.commitAt(sha);
    const author = { name: 'Ruth', date };
    return {
      sha,
      message,
      author,
      tree: { sha: tree },
      parents: parents.map((id) => ({ sha: id })),
    };
  }

  private listed(id: string) {
    const { sha, parents, ...commit } = this.described(id);
    return { sha, parents, commit };
  }

  /** A commit and all those before it, the newest first. */
  private line = (id: string | undefined): string[] =>
    id === undefined ? [] : [id, ...this.line(this.commitAt(id).parents[0])];

  private history(sha: string, folder: string | null) {
    const within = (id: string | undefined) =>
      JSON.stringify(
        Object.entries(id ? this.treeAt(this.commitAt(id).tree) : {}).filter(([path]) =>
          path.startsWith(`${folder}/`),
        ),
      );
    return this.line(sha)
      .filter((id) => within(id) !== within(this.commitAt(id).parents[0]))
      .map((id) => this.listed(id));
  }

  private compared(which: string) {
    const [base = '', head] = which.split('...');
    const known = this.line(found(this.refs.get(base)));
    const ahead = this.line(head).filter((id) => !known.includes(id));
    return { commits: ahead.reverse().map((id) => this.listed(id)) };
  }

  private shown({ number, head, merged }: Pull) {
    return {
      state: merged ? 'closed' : 'open',
      merged_at: merged ? '2026-11-03T09:00:00Z' : null,
      head: { sha: merged ?? this.refs.get(head) },
      html_url: `https://github.com/tarnline/website/pull/${number}`,
    };
  }

  private makeRef(name: string, sha: string): void {
    if (this.refs.has(name)) throw new Refused(422, 'Reference already exists');
    this.refs.set(name, sha);
  }

  private moveRef(name: string, { sha, force }: { sha: string; force: boolean }): void {
    if (!force && !this.line(sha).includes(found(this.refs.get(name))))
      throw new Refused(422, 'Update is not a fast forward');
    this.refs.set(name, sha);
  }
}

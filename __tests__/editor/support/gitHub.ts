import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

type Asked = { method: string; url: string; authorization?: string | undefined; body?: string };
type Answer = { status: number; headers: Record<string, string>; body: string };

type Tree = Record<string, string>;
type Commit = { tree: string; parents: string[]; message: string; date: string };
type Pull = {
  number: number;
  title: string;
  head: string;
  base: string;
  sha: string;
  state: 'open' | 'closed';
  merged_at: string | null;
};

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const hashOf = (kind: string, content: string | Buffer) =>
  createHash('sha1')
    .update(`${kind} ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex');

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refused(404, 'Not Found');
  return thing;
}

/**
 * GitHub with one repository, tarnline/website, in memory: what the editor asks of its API, as its
 * documentation says. Answers on loopback (`listen`), or to whoever passes requests on (`answer`).
 */
export class GitHubStandIn {
  /** What signs in, and as whom. */
  token = 'github_pat_1';
  login = 'ruth';
  /** What is done before each request, such as what somebody else does meanwhile. */
  before: (asked: Asked) => void = () => {};
  /** Whether lists of files are cut short. */
  truncated = false;
  readonly asked: string[] = [];
  readonly pulls: Pull[] = [];
  readonly refs = new Map<string, string>();
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Tree>();
  private readonly commits = new Map<string, Commit>();
  private server: Server | undefined;

  /** A repository whose branch `main` has these files. */
  constructor(files: Record<string, string | Buffer>) {
    this.commit('main', files, 'Begin');
  }

  /** Listens on loopback; the address to ask. */
  async listen(): Promise<string> {
    this.server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { method = 'GET', url = '/', headers } = request;
      const answer = this.answer({ method, url, authorization: headers.authorization, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (!address || typeof address === 'string') throw new Error('The server has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** Commits files to a branch, in place of or besides those that are there; null takes one away. */
  commit(branch: string, files: Record<string, string | Buffer | null>, message: string): string {
    const parent = this.refs.get(branch);
    const tree = { ...(parent && this.treeOf(parent)) };
    for (const [path, content] of Object.entries(files))
      if (content === null) delete tree[path];
      else tree[path] = this.keepBlob(Buffer.from(content));
    const id = this.keepCommit(this.keepTree(tree), parent ? [parent] : [], message);
    this.refs.set(branch, id);
    return id;
  }

  /** What a branch has at a path. */
  text(branch: string, path: string): string | undefined {
    return this.blobs.get(this.treeOf(found(this.refs.get(branch)))[path] ?? '')?.toString();
  }

  /** Merges a pull request as one new commit, as most companies do. */
  squash(pull: Pull): void {
    const head = found(this.refs.get(pull.head));
    const parents = [found(this.refs.get(pull.base))];
    this.refs.set(pull.base, this.keepCommit(this.commitAt(head).tree, parents, pull.title));
    Object.assign(pull, { state: 'closed', merged_at: '2026-11-03T09:00:00Z', sha: head });
  }

  answer(asked: Asked): Answer {
    this.asked.push(`${asked.method} ${asked.url}`);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    try {
      if (asked.method === 'OPTIONS') return { status: 204, headers, body: '' };
      if (asked.authorization !== `token ${this.token}`) throw new Refused(401, 'Bad credentials');
      this.before(asked);
      const body = JSON.stringify(this.dataFor(asked));
      return { status: asked.method === 'POST' ? 201 : 200, headers, body };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, message } = error;
      return { status, headers, body: JSON.stringify({ message }) };
    }
  }

  /** Has a request refused; for `before`. */
  refuse(status: number, message: string): never {
    throw new Refused(status, message);
  }

  private dataFor({ method, url, body }: Asked): unknown {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/user') return { login: this.login };
    const path = decodeURIComponent(found(pathname.split('/repos/tarnline/website/')[1]));
    const [, what = '', which = ''] = /^(git\/\w+|\w+)\/?(.*)$/.exec(path) ?? [];
    const sent = body ? JSON.parse(body) : {};
    const answers: Record<string, () => unknown> = {
      'GET branches': () => this.branch(which),
      'GET git/trees': () => this.listed(found(this.trees.get(which))),
      'GET git/blobs': () => ({
        content: found(this.blobs.get(which)).toString('base64').replace(/.{60}/g, '$&\n'),
      }),
      'GET git/commits': () => this.described(which),
      'GET commits': () => this.history(searchParams),
      'GET compare': () => this.compared(which),
      'GET pulls': () => this.pullsOf(searchParams.get('head') ?? ''),
      'POST git/blobs': () => ({
        sha: this.keepBlob(
          Buffer.from(sent.content, sent.encoding === 'base64' ? 'base64' : 'utf8'),
        ),
      }),
      'POST git/trees': () => ({ sha: this.changedTree(sent) }),
      'POST git/commits': () =>
        this.described(this.keepCommit(sent.tree, sent.parents, sent.message)),
      'POST git/refs': () => this.makeRef(sent.ref.replace('refs/heads/', ''), sent.sha),
      'PATCH git/refs': () => this.moveRef(which.replace('heads/', ''), sent),
      'POST pulls': () => this.openPull(sent),
    };
    return found(answers[`${method} ${what}`])();
  }

  private keepBlob(content: Buffer): string {
    const sha = hashOf('blob', content);
    this.blobs.set(sha, content);
    return sha;
  }

  private keepTree(tree: Tree): string {
    const sha = hashOf('tree', JSON.stringify(Object.entries(tree).sort()));
    this.trees.set(sha, tree);
    return sha;
  }

  /** Each is a minute after the one before. */
  private keepCommit(tree: string, parents: string[], message: string): string {
    const date = new Date(Date.UTC(2026, 10, 2, 9, this.commits.size)).toISOString();
    const commit = { tree, parents, message, date };
    const sha = hashOf('commit', JSON.stringify(commit));
    this.commits.set(sha, commit);
    return sha;
  }

  private commitAt(id: string): Commit {
    return found(this.commits.get(id));
  }

  private treeOf(id: string): Tree {
    return found(this.trees.get(this.commitAt(id).tree));
  }

  private described(id: string) {
    const { tree, parents, message, date } = this.commitAt(id);
    const author = { name: 'Ruth', date };
    return {
      sha: id,
      message,
      author,
      tree: { sha: tree },
      parents: parents.map((sha) => ({ sha })),
    };
  }

  private inList(id: string) {
    const { sha, parents, ...commit } = this.described(id);
    return { sha, parents, commit };
  }

  private branch(name: string) {
    return { name, commit: this.inList(found(this.refs.get(name))) };
  }

  private listed(tree: Tree) {
    const blobs = Object.entries(tree).map(([path, sha]) => ({
      path,
      type: 'blob',
      sha,
      size: found(this.blobs.get(sha)).length,
    }));
    return {
      tree: [{ path: 'content', type: 'tree', sha: '' }, ...blobs],
      truncated: this.truncated,
    };
  }

  /** A commit and all those before it, the newest first. */
  private line(id: string | undefined): string[] {
    return id === undefined ? [] : [id, ...this.line(this.commitAt(id).parents[0])];
  }

  private history(params: URLSearchParams) {
    const within = (id: string | undefined) =>
      JSON.stringify(
        Object.entries(id ? this.treeOf(id) : {}).filter(([path]) =>
          path.startsWith(`${params.get('path')}/`),
        ),
      );
    return this.line(params.get('sha') ?? '')
      .filter((id) => within(id) !== within(this.commitAt(id).parents[0]))
      .map((id) => this.inList(id));
  }

  private compared(which: string) {
    const [base = '', head = ''] = which.split('...');
    const known = new Set(this.line(found(this.refs.get(base))));
    const ahead = this.line(head).filter((id) => !known.has(id));
    return { commits: ahead.reverse().map((id) => this.inList(id)) };
  }

  private pullsOf(head: string) {
    const own = this.pulls.filter((pull) => `tarnline:${pull.head}` === head).reverse();
    return own.map((pull) => this.shown(pull));
  }

  private shown({ head, sha, number, ...pull }: Pull) {
    // The branch of one that is open may have gone on.
    const last = pull.state === 'open' ? this.refs.get(head) : sha;
    const html_url = `https://github.com/tarnline/website/pull/${number}`;
    return { ...pull, number, head: { ref: head, sha: last }, html_url };
  }

  private openPull({ title, head, base }: Pull) {
    const sha = found(this.refs.get(head));
    const number = this.pulls.length + 1;
    const pull: Pull = { number, title, head, base, sha, state: 'open', merged_at: null };
    this.pulls.push(pull);
    return this.shown(pull);
  }

  private changedTree(sent: { base_tree: string; tree: { path: string; sha: string | null }[] }) {
    const tree = { ...found(this.trees.get(sent.base_tree)) };
    for (const { path, sha } of sent.tree)
      if (sha !== null && this.blobs.has(sha)) tree[path] = sha;
      else if (sha === null && path in tree) delete tree[path];
      else throw new Refused(422, 'GitRPC::BadObjectState');
    return this.keepTree(tree);
  }

  private makeRef(name: string, sha: string) {
    if (this.refs.has(name)) throw new Refused(422, 'Reference already exists');
    this.refs.set(name, sha);
    return { ref: `refs/heads/${name}` };
  }

  private moveRef(name: string, { sha, force }: { sha: string; force?: boolean }) {
    if (!force && !this.line(sha).includes(found(this.refs.get(name))))
      throw new Refused(422, 'Update is not a fast forward');
    this.refs.set(name, sha);
    return { ref: `refs/heads/${name}` };
  }
}

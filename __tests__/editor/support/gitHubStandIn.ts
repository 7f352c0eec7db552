import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { GitRepository } from './gitRepository';

/** A pull request, as somebody sees it at the Git host. */
export type Pull = {
  number: number;
  title: string;
  branch: string;
  state: 'open' | 'closed';
  isMerged: boolean;
  labels: string[];
};

type Body = {
  tree?: string | { path: string; sha: string | null }[];
  base_tree?: string;
  labels?: string[];
  parents?: string[];
  message?: string;
  content?: string;
  ref?: string;
  sha?: string;
  title?: string;
  head?: string;
  state?: Pull['state'];
};
type Asked = { method: string; path: string; query: URLSearchParams; body: Body };
type Answer = { status?: number; body?: unknown };
type Route = [method: string, path: RegExp, answer: (asked: Asked, ...parts: string[]) => Answer];

const api = '/api/v3';
const missing: Answer = { status: 404, body: { message: 'Not Found' } };

/** Who can sign in; the token of each is made of the name. */
const people = ['ana', 'rewi'];
const tokenOf = (login: string) => `token-of-${login}`;

/** The page in the window in which one signs in; it speaks with the editor as Decap's OAuth services do. */
const signInPage = `<!doctype html><title>Sign in</title>
${people.map((login) => `<button>${login}</button>`).join('')}
<script>
for (const button of document.querySelectorAll('button')) button.onclick = () => {
  addEventListener('message', ({ origin }) => opener.postMessage(
    'authorization:github:success:' + JSON.stringify({ provider: 'github', token: 'token-of-' + button.textContent }), origin));
  opener.postMessage('authorizing:github', '*');
};
</script>`;

/** A commit as it is told of. */
function commitOf(git: GitRepository, name: string) {
  const { sha, parents, message, date } = git.commit(name);
  const author = { name: 'Ana', email: 'ana@company.example', date };
  return {
    sha,
    parents: parents.map((parent) => ({ sha: parent })),
    commit: { message, author, committer: author },
  };
}

/** What is in a folder of a tree. */
function listing(git: GitRepository, name: string, folder: string) {
  const prefix = folder && `${folder}/`;
  const files = [...git.tree(name)].filter(([path]) => path.startsWith(prefix));
  if (files.length === 0) throw new Error(`There is no ${folder}.`);
  const entries = files.map(([path, sha]) => {
    const [first = '', ...rest] = path.slice(prefix.length).split('/');
    return rest.length > 0
      ? { path: first, type: 'tree', sha: '' }
      : { path: first, type: 'blob', sha, size: git.blob(sha).length };
  });
  return entries.filter(({ path }, at) => entries.findIndex((own) => own.path === path) === at);
}

/** The part of a reference that names a branch. */
const branchOf = (ref = '') => ref.replace(/^refs\/heads\//, '').replace(/^[^:/]+:/, '');

function compared(git: GitRepository, from: string, to: string) {
  const base = git.base(from, to);
  const known = git.history(from);
  const files = git.differences(base.sha, to).map(({ path, sha, status }) => ({
    filename: path,
    sha,
    status,
    ...(/\.(json|md|svg)$/.test(path) && { patch: '@@' }),
  }));
  const commits = git.history(to).filter((commit) => !known.includes(commit));
  return {
    base_commit: commitOf(git, from),
    merge_base_commit: commitOf(git, base.sha),
    commits: commits.reverse().map(({ sha }) => commitOf(git, sha)),
    files,
  };
}

function moveBranch(git: GitRepository, name: string, sha: string): Answer {
  git.branches.set(name, git.commit(sha).sha);
  return { body: { ref: `refs/heads/${name}`, object: { sha } } };
}

/** The parts of the API that are Git's own. */
const gitRoutes = (git: GitRepository): Route[] => [
  [
    'GET',
    /^\/branches\/(.+)$/,
    (_, name = '') => ({ body: { name, commit: { sha: git.commit(name).sha } } }),
  ],
  [
    'GET',
    /^\/git\/trees\/([^:]+):(.*)$/,
    (_, name = '', folder = '') => ({ body: { tree: listing(git, name, folder) } }),
  ],
  [
    'POST',
    /^\/git\/trees$/,
    ({ body }) => {
      const changes = typeof body.tree === 'object' ? body.tree : [];
      const base = body.base_tree && git.commit(body.base_tree).tree;
      const entries = changes.map(({ path, sha }): [string, string | null] => [path, sha]);
      return { status: 201, body: { sha: git.addTree(new Map(entries), base) } };
    },
  ],
  [
    'GET',
    /^\/git\/blobs\/(\w+)$/,
    (_, sha = '') => ({
      body: { sha, content: git.blob(sha).toString('base64'), encoding: 'base64' },
    }),
  ],
  [
    'POST',
    /^\/git\/blobs$/,
    ({ body }) => ({
      status: 201,
      body: { sha: git.addBlob(Buffer.from(body.content ?? '', 'base64')) },
    }),
  ],
  [
    'POST',
    /^\/git\/commits$/,
    ({ body: { message = '', tree, parents = [] } }) => ({
      status: 201,
      body: { sha: git.addCommit({ message, tree: String(tree), parents }) },
    }),
  ],
  [
    'POST',
    /^\/git\/refs$/,
    ({ body: { ref, sha = '' } }) =>
      git.branches.has(branchOf(ref))
        ? { status: 422, body: { message: 'Reference already exists' } }
        : { ...moveBranch(git, branchOf(ref), sha), status: 201 },
  ],
  [
    'PATCH',
    /^\/git\/refs\/heads\/(.+)$/,
    ({ body: { sha = '' } }, name = '') => moveBranch(git, name, sha),
  ],
  [
    'DELETE',
    /^\/git\/refs\/heads\/(.+)$/,
    (_, name = '') =>
      git.branches.delete(name)
        ? { status: 204 }
        : { status: 422, body: { message: 'Reference does not exist' } },
  ],
  [
    'GET',
    /^\/compare\/(.+)\.\.\.(.+)$/,
    (_, from = '', to = '') => ({ body: compared(git, branchOf(from), branchOf(to)) }),
  ],
  ['GET', /^\/commits$/, ({ query }) => ({ body: [commitOf(git, query.get('sha') ?? 'main')] })],
  ['GET', /^\/commits\/\w+\/status$/, () => ({ body: { statuses: [] } })],
];

/** Those that are of pull requests and their labels. */
function pullRoutes(git: GitRepository, pulls: Pull[]): Route[] {
  const shown = ({ number, title, branch, state, labels }: Pull) => ({
    number,
    title,
    state,
    labels: labels.map((name) => ({ name })),
    head: { ref: branch, sha: git.branches.get(branch) ?? '', repo: { fork: false } },
    base: { sha: git.commit('main').sha },
    user: { login: people[0] },
    updated_at: new Date().toISOString(),
  });
  const numbered = (number = '') => {
    const pull = pulls.find((own) => own.number === Number(number));
    if (!pull) throw new Error(`There is no pull request ${number}.`);
    return pull;
  };
  return [
    [
      'GET',
      /^\/pulls$/,
      ({ query }) => ({
        body: pulls
          .filter(({ state }) => [state, 'all'].includes(query.get('state') ?? 'open'))
          .filter(({ branch }) => [branch, ''].includes(branchOf(query.get('head') ?? '')))
          .map(shown),
      }),
    ],
    [
      'POST',
      /^\/pulls$/,
      ({ body: { title = '', head } }) => {
        const number = pulls.length + 1;
        const labels: string[] = [];
        const branch = branchOf(head);
        const pull: Pull = { number, title, branch, state: 'open', isMerged: false, labels };
        pulls.push(pull);
        return { status: 201, body: shown(pull) };
      },
    ],
    [
      'PATCH',
      /^\/pulls\/(\d+)$/,
      ({ body: { state } }, number) => ({
        body: shown(Object.assign(numbered(number), state && { state })),
      }),
    ],
    [
      'PUT',
      /^\/pulls\/(\d+)\/merge$/,
      ({ body }, number) => {
        const pull = numbered(number);
        if (git.branches.get(pull.branch) !== body.sha)
          return { status: 409, body: { message: 'Head branch was modified.' } };
        const sha = git.merge(pull.branch, 'main', `Merge pull request #${pull.number}`);
        if (!sha) return { status: 405, body: { message: 'Pull Request is not mergeable' } };
        Object.assign(pull, { state: 'closed', isMerged: true });
        return { body: { sha, merged: true } };
      },
    ],
    [
      'PUT',
      /^\/issues\/(\d+)\/labels$/,
      ({ body: { labels = [] } }, number) => {
        numbered(number).labels = labels;
        return { body: labels.map((name) => ({ name })) };
      },
    ],
  ];
}

/**
 * A stand-in of GitHub with one repository in memory, and of the service that signs in with it: what
 * Decap CMS asks of them and nothing else.
 */
export class GitHubStandIn {
  readonly git = new GitRepository();
  readonly pulls: Pull[] = [];
  /** What was asked that it does not know. */
  readonly unknown: string[] = [];
  /** What it fails to answer, as `METHOD path`. */
  failing: RegExp | undefined;
  private readonly routes = [...gitRoutes(this.git), ...pullRoutes(this.git, this.pulls)];
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  /** `repository` is `owner/name`; `files` are those of its branch `main`, by their paths. */
  constructor(
    private readonly repository: string,
    files: ReadonlyMap<string, Buffer>,
  ) {
    const blobs = [...files].map(([path, data]): [string, string] => [
      path,
      this.git.addBlob(data),
    ]);
    const tree = this.git.addTree(new Map(blobs));
    this.git.branches.set(
      'main',
      this.git.addCommit({ tree, parents: [], message: 'Begin the site' }),
    );
  }

  /** Begins to answer on a free port; returns its address. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address: AddressInfo | string | null = this.server.address();
    if (!address || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname === '/auth')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(signInPage);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const login = people.find(
      (person) => request.headers.authorization === `token ${tokenOf(person)}`,
    );
    const body = method === 'GET' || method === 'DELETE' ? {} : await json(request);
    const path = decodeURIComponent(pathname.slice(api.length));
    const asked = { method, path, query: searchParams, body: body as Body };
    const { status = 200, body: answer = {} } = login
      ? this.route(asked, login)
      : { status: 401, body: { message: 'Bad credentials' } };
    if (status === 204) return void response.writeHead(status).end();
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  }

  private route(asked: Asked, login: string): Answer {
    const own = `/repos/${this.repository}`;
    if (this.failing?.test(`${asked.method} ${asked.path}`))
      return { status: 502, body: { message: 'Bad Gateway' } };
    if (asked.path === '/user') return { body: { login, name: login } };
    if (asked.path.startsWith('/users/')) return { body: { login: asked.path.slice(7) } };
    if (asked.path === '/search/issues') return { body: { items: [] } };
    if (asked.path === own)
      return { body: { owner: { login: own.split('/')[2] }, permissions: { push: true } } };
    for (const [method, pattern, answer] of this.routes) {
      const parts = pattern.exec(asked.path.slice(own.length));
      if (method !== asked.method || !asked.path.startsWith(own) || !parts) continue;
      try {
        return answer(asked, ...parts.slice(1));
      } catch {
        return missing;
      }
    }
    this.unknown.push(`${asked.method} ${asked.path}`);
    return missing;
  }
}

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createEditorServer } from '../../../server/edit/editorServer';
import type { FileChange, SaveOptions } from '../../../src/editor/store/store';
import { companyFolder } from '../../support/companyFolder';

/** The token that the terminal would have shown. */
export const token = '0123456789abcdef0123456789abcdef';

/** A save of a site that could be built before, and can be now. */
export const whole: SaveOptions = { message: 'Company: founded', isWhole: true, wasWhole: true };

/** Where a server of a test listens. */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A company of a test's own, in a folder of a repository or of none, with the editor's server in front of it. */
export class EditedCompany {
  readonly url: string;
  readonly cookie: string;

  private constructor(
    /** A temporary folder with the site's in it. */
    readonly root: string,
    private readonly server: Server,
  ) {
    this.url = `http://localhost:${portOf(server)}`;
    this.cookie = `edit-${portOf(server)}=${token}`;
  }

  static async start(): Promise<EditedCompany> {
    const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'edited-'));
    for (const name of ['content', 'pictures', 'brand'])
      cpSync(path.join(companyFolder, name), path.join(root, 'site', name), {
        recursive: true,
        filter: (file) => path.basename(file) !== '.encoded',
      });
    const handle = createEditorServer(path.join(root, 'site'), token);
    const server = createServer((request, response) => {
      void handle(request, response, () => response.writeHead(404).end('Not the editor'));
    }).listen(0, 'localhost');
    await once(server, 'listening');
    return new EditedCompany(root, server);
  }

  /** Makes the folder that the site's is in a repository, whose first commit has everything. */
  keepHistory(): void {
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'Ana');
    this.git('config', 'user.email', 'ana@plant.example');
    this.git('add', '-A');
    this.git('commit', '--quiet', '-m', 'Begin');
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.root, { recursive: true, force: true });
  }

  /** As the editor's own page asks, unless it says otherwise. */
  fetch = (address: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
    fetchAsIs(this.url + address, {
      redirect: 'manual',
      ...init,
      headers: { Cookie: this.cookie, Origin: this.url, ...Object(headers) },
    });

  /** Git in the repository, whatever whoever runs the tests has set for theirs. */
  git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: this.root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    }).trimEnd();

  at(file: string): string {
    return path.join(this.root, 'site', file);
  }

  text(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  /** Changes a file past the editor, as somebody with another program does. */
  write(file: string, text: string): void {
    writeFileSync(this.at(file), text);
  }

  /** The change of a text in which something is replaced. */
  replaced(file: string, before: string, after: string): FileChange {
    const base = this.text(file);
    if (!base.includes(before)) throw new Error(`${file} has no ${before}.`);
    return { path: file, data: base.replace(before, after), encoding: 'utf8', base };
  }

  /** That the company was founded in another year. */
  founded(year: number): FileChange {
    const [former = ''] = /"founded": \d+/.exec(this.text('content/company.json')) ?? [];
    return this.replaced('content/company.json', former, `"founded": ${year}`);
  }
}

const fetchAsIs = globalThis.fetch;

/**
 * Gives each test such a company, which `localStore` asks as it does in the editor's page; returns how to
 * get it.
 */
export function editedCompany({ history = false } = {}) {
  let company: EditedCompany | undefined;
  const settings = process.env.GIT_CONFIG_GLOBAL;
  beforeEach(async () => {
    process.env.GIT_CONFIG_GLOBAL = '/dev/null';
    const started = await EditedCompany.start();
    company = started;
    if (history) started.keepHistory();
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, init) =>
        String(address).startsWith('/')
          ? started.fetch(String(address), init)
          : fetchAsIs(address, init),
      );
  });
  afterEach(() => {
    if (settings === undefined) delete process.env.GIT_CONFIG_GLOBAL;
    else process.env.GIT_CONFIG_GLOBAL = settings;
    jest.restoreAllMocks();
    company?.stop();
  });
  return (): EditedCompany => {
    if (!company) throw new Error('The company is not there yet.');
    return company;
  };
}

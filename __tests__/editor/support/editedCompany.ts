import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createEditorServer } from '../../../server/edit/editorServer';
import { listen } from '../../../server/port';
import type { FileChange, SaveOptions } from '../../../src/editor/store/store';
import { companyFolder } from '../../support/companyFolder';
import { beginRepository, git } from './repository';

/** The token that the terminal would have shown. */
export const token = '0123456789abcdef0123456789abcdef';

/** A save of a site that could be built before, and can be now. */
export const whole: SaveOptions = { message: 'Company: founded', isWhole: true, wasWhole: true };

const fetchAsIs = globalThis.fetch;

const temporaryFolder = () => mkdtempSync(path.join(realpathSync(os.tmpdir()), 'edited-'));

/** A folder that is a repository with the tests' company in it: each test works on a copy. */
function newRepository(): string {
  const root = temporaryFolder();
  cpSync(companyFolder, path.join(root, 'site'), {
    recursive: true,
    filter: (file) => path.basename(file) !== '.encoded',
  });
  beginRepository(root);
  // A file of all objects is copied sooner than each.
  git(root, 'gc', '--quiet');
  return root;
}

/** A company of a test's own, with the editor's server in front of it. */
class EditedCompany {
  /** A repository, with the site's folder in it. */
  readonly root = temporaryFolder();
  readonly at = (file: string) => path.join(this.root, 'site', file);
  private readonly handle = createEditorServer(this.at('.'), token);
  private readonly server = createServer((request, response) => {
    void this.handle(request, response, () => response.writeHead(404).end('Not the editor'));
  });
  url = '';
  cookie = '';

  async start(repository: string): Promise<void> {
    cpSync(repository, this.root, { recursive: true });
    const port = await listen(this.server, 0, 'localhost');
    this.url = `http://localhost:${port}`;
    this.cookie = `edit-${port}=${token}`;
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

  git = (...args: string[]): string => git(this.root, ...args);

  text = (file: string) => readFileSync(this.at(file), 'utf8');

  /** Changes a file past the editor, as somebody with another program does. */
  write = (file: string, text: string) => writeFileSync(this.at(file), text);

  /** The change of the year in which the company began. */
  founded(year: number): FileChange {
    const file = 'content/company.json';
    const base = this.text(file);
    const data = base.replace(/"founded": \d+/, `"founded": ${year}`);
    return { path: file, data, base };
  }
}

/**
 * Gives each test such a company, which `localStore` asks as it does in the editor's page, and Git whatever
 * whoever runs the tests has set for theirs; returns how to get it.
 */
export function editedCompany() {
  let repository: string;
  let company: EditedCompany;
  beforeAll(() => {
    process.env.GIT_CONFIG_GLOBAL = '/dev/null';
    repository = newRepository();
  });
  afterAll(() => rmSync(repository, { recursive: true }));
  beforeEach(async () => {
    company = new EditedCompany();
    await company.start(repository);
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const isOwn = String(address).startsWith('/');
      return isOwn ? company.fetch(String(address), init) : fetchAsIs(address, init);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    company.stop();
  });
  return () => company;
}

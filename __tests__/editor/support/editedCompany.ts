import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { FileChange } from '../../../src/editor/store';
import { companyFolder } from '../../support/companyFolder';
import { serveEditor } from './editorServer';
import { beginRepository, git } from './repository';

/** The message for saving the change of `founded`. */
export const message = 'Company: founded';

export const fetchAsIs = globalThis.fetch;

const temporaryFolder = () => mkdtempSync(path.join(realpathSync(os.tmpdir()), 'edited-'));

/** A folder that is a repository with the tests' company in it: each test works on a copy. */
function newRepository(): string {
  const root = temporaryFolder();
  const filter = (file: string) => path.basename(file) !== '.encoded';
  cpSync(companyFolder, path.join(root, 'site'), { recursive: true, filter });
  beginRepository(root);
  // One file with all objects is copied faster than many.
  git(root, 'gc', '--quiet');
  return root;
}

/**
 * Gives each test a company of its own in a repository, with the editor's server in front of it.
 * `localStore` asks that server as it does in the editor's page; Git knows no settings of a user's.
 */
export function editedCompany() {
  let repository: string;
  let server: Server;
  const company = {
    /** The repository, with the site's folder in it. */
    root: '',
    url: '',
    /** The version that the site on the internet gives as its own. */
    live: '',
    at: (file: string) => path.join(company.root, 'site', file),
    git: (...args: string[]): string => git(company.root, ...args),
    text: (file: string) => readFileSync(company.at(file), 'utf8'),
    /** Changes a file outside of the editor, as another program does. */
    write: (file: string, text: string) => writeFileSync(company.at(file), text),
    /** As the editor's own page asks, unless it says otherwise. */
    fetch: (address: string, { headers, ...init }: RequestInit = {}) => {
      const all = { Origin: company.url, ...Object(headers) };
      return fetchAsIs(company.url + address, { redirect: 'manual', ...init, headers: all });
    },
    /** The change of a file to another text; null takes it away. */
    change: (path: string, data: string | null): FileChange => {
      return { path, data, base: company.text(path) };
    },
    /** The change of the year in which the company began. */
    founded(year: number): FileChange {
      const file = 'content/company.json';
      const text = company.text(file).replace(/"founded": \d+/, `"founded": ${year}`);
      return company.change(file, text);
    },
  };
  beforeAll(() => {
    process.env.GIT_CONFIG_GLOBAL = '/dev/null';
    repository = newRepository();
  });
  afterAll(() => rmSync(repository, { recursive: true }));
  beforeEach(async () => {
    Object.assign(company, { root: temporaryFolder(), live: '' });
    cpSync(repository, company.root, { recursive: true });
    const served = await serveEditor(company.at('.'), (_, response) => {
      response.writeHead(404).end('Not the editor');
    });
    server = served.server;
    company.url = served.url;
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const isOwn = String(address).startsWith('/');
      return isOwn
        ? company.fetch(String(address), init)
        : Promise.resolve(new Response(company.live));
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    server.close();
    rmSync(company.root, { recursive: true, force: true });
  });
  return company;
}

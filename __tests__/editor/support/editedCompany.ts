import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createEditApi } from '../../../server/edit/editApi';
import { filesBelow } from '../../../src/build/filesBelow';
import { companyFolder } from '../../support/companyFolder';

export type Answer = { status: number; body: Record<string, unknown> };

/** A company of a test's own with the editor's server in front of it. */
export class EditedCompany {
  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly server: Server,
  ) {}

  /** `within`: where the site's folder is to be in a new temporary one; it is that itself, if nothing is said. */
  static async start({ commit = false, within = '.' } = {}): Promise<EditedCompany> {
    const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'edited-'));
    const folder = path.join(root, within);
    for (const name of ['content', 'pictures', 'brand'])
      cpSync(path.join(companyFolder, name), path.join(folder, name), {
        recursive: true,
        filter: (file) => path.basename(file) !== '.encoded',
      });
    const handle = createEditApi(folder, { commit });
    const server = createServer((request, response) => void handle(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('The server has no port.');
    return new EditedCompany(folder, address.port, server);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/edit/api`;
  }

  async ask(action: string, params: unknown): Promise<Answer> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, params }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Saves one text, begun with what is there now unless another base is given. */
  save(file: string, raw: string, base: string | null = this.textOrNull(file)): Promise<Answer> {
    return this.ask('persistEntry', {
      dataFiles: [{ path: file, raw }],
      assets: [],
      bases: { [file]: base },
    });
  }

  /** Saves one text with something in it replaced. */
  replace(file: string, before: string, after: string): Promise<Answer> {
    const text = this.text(file);
    if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
    return this.save(file, text.replace(before, after));
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  text(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  textOrNull(file: string): string | null {
    return existsSync(this.at(file)) ? this.text(file) : null;
  }

  /** Everything in the folder with what it holds: nothing was written where this is as it was. */
  everything(): Map<string, string> {
    const files = filesBelow(this.folder).filter((file) => !file.startsWith('.git/'));
    return new Map(files.map((file) => [file, readFileSync(this.at(file)).toString('base64')]));
  }
}

/** Gives each test such a company; returns how to get it. */
export function editedCompany(options: Parameters<typeof EditedCompany.start>[0] = {}) {
  let company: EditedCompany | undefined;
  beforeEach(async () => {
    company = await EditedCompany.start(options);
  });
  afterEach(() => company?.stop());
  return (): EditedCompany => {
    if (!company) throw new Error('The company is not there yet.');
    return company;
  };
}

/**
 * `npm start` or `npm run edit` for a copy of the tests' company, whose files a test can change.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/port';
import { companyFolder } from '../../support/company';

/** The files that `parcel serve` needs; a copy, so that it shares no cache or output. */
const needed = [
  'src',
  'static',
  'server',
  'scripts',
  'package.json',
  'package-lock.json',
  'postcss.config.js',
  'tailwind.config.ts',
  'tsconfig.json',
  '.env.development',
  '.parcelrc',
  '.proxyrc.js',
];

export class DevelopmentServer {
  /** Everything that the terminal has shown since the last start. */
  terminal = '';
  readonly url: string;
  #process: ChildProcess | undefined;
  /** The company's folder. */
  readonly site: string;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {
    this.url = `http://localhost:${port}`;
    this.site = path.join(folder, 'company');
  }

  /** Copies the project and the company; nothing runs yet. */
  static async prepare(): Promise<DevelopmentServer> {
    // Parcel's watcher reports real paths; on macOS the temporary folder is a link.
    const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'website-'));
    for (const name of needed) await cp(name, path.join(folder, name), { recursive: true });
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const server = new DevelopmentServer(folder, await freePort());
    await cp(companyFolder, server.site, { recursive: true, dereference: true });
    return server;
  }

  start(script: 'start' | 'edit' | 'build' = 'start', options: readonly string[] = []): void {
    // What a shell, or an image for sites that run, may set.
    const others = { NODE_ENV: 'production', CONTACT_FORM_URL: 'https://forms.example/f/1' };
    this.terminal = '';
    this.#process = spawn(
      process.execPath,
      ['--import', 'tsx', `scripts/${script}.ts`, ...options],
      {
        cwd: this.folder,
        env: { ...process.env, ...others, SITE: this.site, PORT: String(this.port) },
      },
    );
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.terminal += text;
      });
  }

  /** The editor's address with its token, once the terminal has shown it. */
  get editorAddress(): string | undefined {
    return /The editor is at (http:\/\/127\.0\.0\.1:\S+)/.exec(this.terminal)?.[1];
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running?.exitCode !== null || !running.kill(signal)) return;
    await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Leaves a beginning of Parcel's cache, as a full disk does. */
  breakCache(): Promise<void> {
    return truncate(path.join(this.folder, '.parcel-cache/data.mdb'), 20_000);
  }

  /** The text of a file of the company. Rejects if there is none. */
  read(file: string): Promise<string> {
    return readFile(path.join(this.site, file), 'utf8');
  }

  /** Writes a file of the company as another program would. */
  write(file: string, text: string): Promise<void> {
    return writeFile(path.join(this.site, file), text);
  }

  /** Replaces a text in a file of the company once, and returns a function that undoes it. */
  async edit(file: string, before: string | RegExp, after: string): Promise<() => Promise<void>> {
    const target = path.join(this.site, file);
    const original = await readFile(target, 'utf8');
    const edited = original.replace(before, after);
    if (edited === original) throw new Error(`${file} has no ${before}.`);
    await writeFile(target, edited);
    return () => writeFile(target, original);
  }
}

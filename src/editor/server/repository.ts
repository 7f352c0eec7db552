import { execFile } from 'node:child_process';
import { siteParts } from '../../generator/siteVersion';
import { encodingOf } from '../editedFiles';
import { type Commit, type CommittedFile, type Saved, StoreError } from '../store';

/** Whether Git did as it was asked, its output, and in its own words why it did not. */
type GitAnswer = { isDone: boolean; output: Buffer; why: string };

const notCommitted = 'It is saved, but not committed; the next save tries again.';

/** The parts of what Git writes with `-z`. */
const parted = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);

/** The Git repository that a site's folder is in, if it is in one. */
export class Repository {
  constructor(readonly folder: string) {}

  /**
   * Runs Git on files by their exact names: `[` in a name is no pattern. Git has no terminal on
   * which to ask for a password, and answers in English, which the editor looks through. `longest`
   * is in ms: a signature or a hook of the project's own may wait for an answer that never comes.
   */
  run(args: readonly string[], { input = '', longest = 60_000 } = {}): Promise<GitAnswer> {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LANGUAGE: 'en' };
    const all = ['--literal-pathspecs', '--no-optional-locks', ...args];
    const limits = { timeout: longest, maxBuffer: Number.POSITIVE_INFINITY };
    const options = { ...limits, cwd: this.folder, env, encoding: 'buffer' } as const;
    return new Promise((resolve) => {
      const child = execFile('git', all, options, (error, output, complaint) => {
        const words = `${complaint}${error ? output : ''}`.trim() || String(error);
        const why = error?.killed ? `it took longer than ${longest / 1000} seconds` : words;
        resolve({ isDone: !error, output, why: why.slice(0, 1000) });
      });
      // A hook that ends early does not read its input.
      child.stdin?.on('error', () => {}).end(input);
    });
  }

  /** Git's output, as a line; undefined if it fails. */
  async ask(...args: string[]): Promise<string | undefined> {
    const { isDone, output } = await this.run(args);
    return isDone ? output.toString().trimEnd() : undefined;
  }

  /** The flags that name an author where Git knows none. */
  async identity(): Promise<string[]> {
    const known = await this.ask('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
    return known ? [] : ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'];
  }

  /** The commits that `git log` finds, the newest first; none outside of a repository. */
  async commits(...args: string[]): Promise<Commit[]> {
    const flags = ['-200', '-z', '--no-show-signature', '--format=%H%n%aI%n%aN%n%s'];
    return parted((await this.run(['log', ...flags, ...args])).output).map((record) => {
      const [id = '', date = '', author = '', message = ''] = record.split('\n');
      return { id, date, author, message };
    });
  }

  /**
   * The files of the site that are changed or new since the last commit; none outside of a
   * repository. `flags` are further ones of `git status`. Throws a `StoreError`.
   */
  async changedFiles(...flags: string[]): Promise<string[]> {
    const all = ['--porcelain', '-z', '--untracked-files=all', '--no-renames', ...flags];
    const { isDone, output, why } = await this.run(['status', ...all, '--', ...siteParts]);
    if (!isDone && !/not a git repository|ENOENT/i.test(why))
      throw new StoreError(`The history of the site cannot be read. Git says: ${why}`);
    const prefix = (await this.ask('rev-parse', '--show-prefix')) ?? '';
    // A path is seen from the top of the repository, and two letters and a blank stand before it.
    const files = parted(output).map((line) => line.slice(3 + prefix.length));
    return files.filter((file) => !file.includes('/.'));
  }

  /**
   * Commits these files and nothing else that is changed or staged. If Git refuses, the files
   * stay as they are, and the note says why.
   */
  async commit(files: readonly string[], message: string): Promise<Pick<Saved, 'commit' | 'note'>> {
    if (files.length === 0) return {};
    const named = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    const identity = await this.identity();
    for (const args of [
      ['add', '--all', ...named],
      [...identity, 'commit', '--quiet', '-m', message, ...named],
    ]) {
      const { isDone, why } = await this.run(args, { input: files.join('\0') });
      if (!isDone) return { note: `${notCommitted} Git says: ${why}` };
    }
    return { commit: await this.ask('rev-parse', 'HEAD') };
  }

  /** The changes of a commit to the site's files since its first parent. Throws a `StoreError`. */
  async filesOf(id: string): Promise<CommittedFile[]> {
    const read = async (...args: string[]): Promise<Buffer> => {
      const { isDone, output, why } = await this.run(args);
      if (!isDone) throw new StoreError(`Git cannot show this entry of the history: ${why}`);
      return output;
    };
    if (!/^[0-9a-f]{40,64}$/.test(id)) throw new StoreError('There is no such entry.');
    const inSite = ['-z', '--relative', '--no-renames', id, '--', ...siteParts];
    const since = parted(await read('diff', '--name-only', ...inSite));
    const flags = ['--format=', '--diff-merges=first-parent', '--name-status'];
    const changes = parted(await read('show', ...flags, ...inSite));
    const files: CommittedFile[] = [];
    // A letter for what became of a file, then its path. In turn, as each is a process.
    for (let index = 0; index < changes.length; index += 2) {
      const [kind, path = ''] = changes.slice(index, index + 2);
      // As it would lie on this disk.
      const at = async (commit: string) =>
        (await read('cat-file', '--filters', `${commit}:./${path}`)).toString(encodingOf(path));
      const before = kind === 'A' ? null : await at(`${id}^1`);
      const after = kind === 'D' ? null : await at(id);
      files.push({ path, before, after, changedSince: since.includes(path) });
    }
    return files;
  }
}

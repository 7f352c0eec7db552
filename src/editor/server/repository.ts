import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { siteParts } from '../../generator/siteVersion';
import { encodingOf } from '../editedFiles';
import { type Clashing, type Commit, type CommittedFile, type Saved, StoreError } from '../store';
import words from './gitWords.en.json';

/** Whether Git did as it was asked, its output, and in its own words why it did not. */
type GitAnswer = { isDone: boolean; output: Buffer; why: string };

const { notes } = words;

/** What to do where Git leaves a folder alone that another account owns; undefined elsewhere. */
const advice = (why: string): string | undefined =>
  /git config .*safe\.directory .+/.exec(why)?.[0].replace(/^/, `${notes.ofAnother} `);

/** Outside of Windows Git has a session of its own, without a terminal. */
const detached = process.platform !== 'win32';

/** Nothing asks a person, not even ssh, and answers are in the English that we look through. */
const silent = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  GCM_INTERACTIVE: 'never',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
  LANGUAGE: 'en',
};

/** The parts of what Git writes with `-z`. */
const parted = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);

/** The Git repository that a site's folder is in, if it is in one. */
export class Repository {
  constructor(readonly folder: string) {}

  /**
   * Runs Git on files by their exact names: `[` in a name is no pattern. `longest` is in ms: a
   * signature or a hook of the project's own may wait for an answer that never comes.
   */
  async run(
    args: readonly string[],
    { input = '' as string | Buffer, longest = 60_000, env: added = {} } = {},
  ): Promise<GitAnswer> {
    const all = ['--literal-pathspecs', '--no-optional-locks', ...args];
    const env = { ...process.env, ...silent, ...added };
    const child = spawn('git', all, { cwd: this.folder, env, detached });
    // A hook that ends early does not read its input.
    child.stdin.on('error', () => {}).end(input);
    const read = Promise.all([buffer(child.stdout), buffer(child.stderr)]);
    // With all that it has called, as these keep its output open.
    const stop = () => child.pid && process.kill(detached ? -child.pid : child.pid);
    const timer = setTimeout(stop, longest);
    const [status, signal]: unknown[] = await once(child, 'close').catch((error) => [error]);
    clearTimeout(timer);
    const [output, complaint] = await read;
    const isDone = status === 0;
    const words = `${complaint}${isDone ? '' : output}`.trim() || String(status);
    const why = signal ? `it took longer than ${longest / 1000} seconds` : words;
    return { isDone, output, why: why.slice(0, 1000) };
  }

  /** The full name of the branch that saves go to; or why there is none, and what to do. */
  async branch(): Promise<{ name?: string; why?: string }> {
    const { isDone, output, why } = await this.run(['symbolic-ref', '--quiet', 'HEAD']);
    if (isDone) return { name: output.toString().trimEnd() };
    const isIn = await this.ask('rev-parse', '--git-dir');
    return { why: advice(why) ?? (isIn ? notes.onNoBranch : notes.noRepository) };
  }

  /** Git's output, as a line; undefined if it fails. */
  async ask(...args: string[]): Promise<string | undefined> {
    const { isDone, output } = await this.run(args);
    return isDone ? output.toString().trimEnd() : undefined;
  }

  /** The id of the last commit; empty where there is none. */
  head = async (): Promise<string> => (await this.ask('rev-parse', '--verify', 'HEAD')) ?? '';

  /** The flags that name an author where Git knows none. */
  async identity(): Promise<string[]> {
    const known = await this.ask('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
    return known ? [] : ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'];
  }

  /** The commits of the site; or of a file, none if it was changed after the last one. */
  async history(file: string): Promise<Commit[]> {
    if (file && (await this.changedFiles()).includes(file)) return [];
    const own = (await this.ask('var', 'GIT_AUTHOR_IDENT')) ?? '';
    const commits = await this.commits('--', ...(file ? [file] : siteParts));
    return commits.map((one) => ({ ...one, isOwn: own.startsWith(`${one.author} <`) }));
  }

  /** The texts that a merge under way cannot join. */
  async clashing(): Promise<Clashing[]> {
    const named = ['--name-only', '--diff-filter=U', '-z', '--relative', '--', 'content'];
    const at = async (stage: number, file: string) => {
      const { isDone, output } = await this.run(['cat-file', '--filters', `:${stage}:./${file}`]);
      return isDone ? output.toString() : null;
    };
    const files = parted((await this.run(['diff', ...named])).output).map(async (path) => {
      return { path, base: await at(1, path), mine: await at(2, path) };
    });
    return Promise.all(files);
  }

  /** The commits that `git log` finds, the newest first; none outside of a repository. */
  async commits(...args: string[]): Promise<Commit[]> {
    const format = ['--encoding=UTF-8', '--format=%H%n%aI%n%aN%n%s'];
    const flags = ['-200', '-z', '--no-show-signature', ...format];
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
      throw new StoreError(advice(why) ?? `The history cannot be read. Git says: ${why}`);
    const prefix = (await this.ask('rev-parse', '--show-prefix')) ?? '';
    const inside = ['diff', '--name-only', '-z', '--relative', '--', ...siteParts];
    const differing = parted((await this.run(inside)).output);
    return parted(output).flatMap((line) => {
      // A path is seen from the top of the repository, and two letters and a blank stand before it.
      const file = line.slice(3 + prefix.length);
      // Of a file with other line ends only a look inside says that it is the same.
      const isSame = line.startsWith(' M') && !differing.includes(file);
      return isSame || file.includes('/.') ? [] : file;
    });
  }

  /**
   * Commits these files and nothing else that is changed or staged. If Git refuses, the files
   * stay as they are, and the note says why.
   */
  async commit(files: readonly string[], message: string): Promise<Pick<Saved, 'commit' | 'note'>> {
    const { why: note } = await this.branch();
    if (files.length === 0) return note === notes.noRepository ? {} : { note: notes.nothingNew };
    const named = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    const as = ['-c', 'i18n.commitEncoding=UTF-8', ...(await this.identity())];
    for (const args of [
      ['add', '--all', ...named],
      [...as, 'commit', '--quiet', '-m', message, ...named],
    ]) {
      const { isDone, why } = await this.run(args, { input: files.join('\0') });
      if (!isDone) return { note: `${notes.notCommitted} Git says: ${why}` };
    }
    return { commit: await this.head(), note };
  }

  /** Writes the site's files as a clone of a commit has them into an empty folder. */
  async cloneInto(target: string, commit: string): Promise<void> {
    const env = { GIT_INDEX_FILE: path.join(target, '.index') };
    await this.run(['read-tree', commit], { env });
    const { output: input } = await this.run(['ls-files', '-z', '--', ...siteParts], { env });
    const out = ['checkout-index', '-z', '--stdin', `--prefix=${target}/`];
    const { isDone, why } = await this.run(out, { env, input });
    if (!isDone) throw new StoreError(`Git cannot show what is saved: ${why}`);
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

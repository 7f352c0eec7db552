import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import type { Commit } from '../src/editor/store/store';

/** What Git answered: whether it did what it was asked, what it wrote, and its words for why not. */
export type GitAnswer = { isDone: boolean; output: Buffer; why: string };

type GitOptions = {
  input?: string;
  env?: NodeJS.ProcessEnv;
  /** In ms. A signature, or a hook of the project's own, may ask somebody who is not there. */
  longest?: number;
};

const onWindows = process.platform === 'win32';

/** Set where Git itself has started this process, and about another repository. */
const elsewhere = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/**
 * Runs Git in a folder, on files by their exact names: `[` in a name is no pattern. It can ask nobody, as it
 * has no terminal, and says in English what the editor looks for.
 */
export async function git(
  folder: string,
  args: readonly string[],
  { input = '', env, longest = 60_000 }: GitOptions = {},
): Promise<GitAnswer> {
  const child = spawn('git', ['--literal-pathspecs', '--no-optional-locks', ...args], {
    cwd: folder,
    env: { ...process.env, ...elsewhere, GIT_TERMINAL_PROMPT: '0', LANGUAGE: 'en', ...env },
    detached: !onWindows,
    // Not `timeout`, whose timer goes on where there is no Git to start.
    signal: AbortSignal.timeout(longest),
  });
  // A hook that ends early does not read it.
  child.stdin.on('error', () => {}).end(input);
  try {
    const answers = [buffer(child.stdout), text(child.stderr), once(child, 'close')] as const;
    const [output, complaint, [status]] = await Promise.all(answers);
    const why = (complaint.trim() || output.toString().trim()).slice(0, 1000);
    return { isDone: status === 0, output, why: why || `it ended with ${status}` };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'AbortError';
    // With what it has started: a hook, or what signs.
    if (isLate && child.pid && !onWindows) process.kill(-child.pid);
    const why = isLate ? `it took longer than ${longest / 1000} seconds` : String(error);
    return { isDone: false, output: Buffer.alloc(0), why };
  }
}

/** A line that Git writes; undefined where it fails. */
export async function asked(folder: string, ...args: string[]): Promise<string | undefined> {
  const { isDone, output } = await git(folder, args);
  return isDone ? output.toString().trimEnd() : undefined;
}

/** The parts of what Git writes with `-z`. */
export const parted = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);

/** Whether there is no history to keep: no repository, or no Git. */
export const isNoRepository = ({ why }: GitAnswer): boolean =>
  /not a git repository|ENOENT/i.test(why);

/** Whoever commits where nobody has said who; only for the command that it goes before. */
export async function identityOf(folder: string): Promise<string[]> {
  const known = await asked(folder, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
  return known ? [] : ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'];
}

/** More is read by nobody. */
const mostCommits = 200;

/** The commits that `git log` finds, the newest first; none where nothing keeps a history. */
export async function commitsOf(folder: string, args: readonly string[]): Promise<Commit[]> {
  const flags = [`-${mostCommits}`, '-z', '--no-show-signature', '--format=%H%n%aI%n%aN%n%s'];
  const { isDone, output } = await git(folder, ['log', ...flags, ...args]);
  if (!isDone) return [];
  return parted(output).map((record) => {
    const [id = '', date = '', author = '', message = ''] = record.split('\n');
    return { id, date, author, message };
  });
}

import { execFile } from 'node:child_process';
import type { Commit } from '../store';

/** What Git answered: whether it did what it was asked, what it wrote, and its words for why not. */
type GitAnswer = { isDone: boolean; output: Buffer; why: string };

/**
 * Runs Git in a folder, on files by their exact names: `[` in a name is no pattern. It can ask nobody, as it
 * has no terminal, and says in English what the editor looks for. `longest` is in ms: a signature, or a hook
 * of the project's own, may ask somebody who is not there.
 */
export function git(
  folder: string,
  args: readonly string[],
  { input = '', longest = 60_000 } = {},
): Promise<GitAnswer> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LANGUAGE: 'en' };
  const all = ['--literal-pathspecs', '--no-optional-locks', ...args];
  const limits = { timeout: longest, maxBuffer: Number.POSITIVE_INFINITY };
  const options = { ...limits, cwd: folder, env, encoding: 'buffer' } as const;
  return new Promise((resolve) => {
    const child = execFile('git', all, options, (error, output, said) => {
      const words = `${said}${error ? output : ''}`.trim() || String(error);
      const why = error?.killed ? `it took longer than ${longest / 1000} seconds` : words;
      resolve({ isDone: !error, output, why: why.slice(0, 1000) });
    });
    // A hook that ends early does not read it.
    child.stdin?.on('error', () => {}).end(input);
  });
}

/** A line that Git writes; undefined where it fails. */
export async function asked(folder: string, ...args: string[]): Promise<string | undefined> {
  const { isDone, output } = await git(folder, args);
  return isDone ? output.toString().trimEnd() : undefined;
}

/** The parts of what Git writes with `-z`. */
export const parted = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);

/** Whoever commits where nobody has said who; only for the command that it goes before. */
export async function identityOf(folder: string): Promise<string[]> {
  const known = await asked(folder, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
  return known ? [] : ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'];
}

/** The commits that `git log` finds, the newest first; none where nothing keeps a history. */
export async function commitsOf(folder: string, args: readonly string[]): Promise<Commit[]> {
  const flags = ['-200', '-z', '--no-show-signature', '--format=%H%n%aI%n%aN%n%s'];
  return parted((await git(folder, ['log', ...flags, ...args])).output).map((record) => {
    const [id = '', date = '', author = '', message = ''] = record.split('\n');
    return { id, date, author, message };
  });
}

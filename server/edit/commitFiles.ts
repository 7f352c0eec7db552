import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** In ms. A signature, or a hook of the project's own, may ask somebody who is not there. */
const longest = 60_000;

/** Set where Git itself has started this process, and about another repository. */
const ofAnotherRepository = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

type Result = { status: number | null; output: string; complaint: string };

/** Runs Git on files by their exact names: `[` in a name is no pattern. */
async function git(folder: string, args: readonly string[], input = ''): Promise<Result> {
  const env = Object.entries(process.env).filter(([name]) => !ofAnotherRepository.includes(name));
  const child = spawn('git', ['--literal-pathspecs', ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(env), GIT_TERMINAL_PROMPT: '0' },
    // Not `timeout`, whose timer goes on where there is no Git to start.
    signal: AbortSignal.timeout(longest),
  });
  // A hook that ends early does not read it.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [output, complaint, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: typeof status === 'number' ? status : null, output, complaint };
}

/**
 * Makes one commit of these files of a site's folder, and of nothing else that is changed or staged.
 * Returns what is to be told where Git would not: the files stay as they are.
 */
export async function commitFiles(
  folder: string,
  files: readonly string[],
  message: string,
): Promise<string | undefined> {
  try {
    const listed = await git(folder, ['ls-files', '-z', '--', ...files]);
    if (listed.status !== 0) return warningOf(listed);
    const tracked = listed.output.split('\0');
    // One that was made and taken away again since the last commit is nothing to Git.
    const known = files.filter((file) => tracked.includes(file) || existsSync(join(folder, file)));
    if (known.length === 0) return undefined;
    const added = await git(folder, ['add', '--', ...known]);
    if (added.status !== 0) return warningOf(added);
    // Saved as it was committed: there is nothing to commit.
    const same = await git(folder, ['diff', '--cached', '--quiet', '--', ...known]);
    if (same.status === 0) return undefined;
    const made = await git(
      folder,
      ['commit', '--quiet', '--cleanup=whitespace', '-F', '-', '--', ...known],
      message,
    );
    return made.status === 0 ? undefined : warningOf(made);
  } catch (error) {
    return warningOf({ status: null, output: '', complaint: String(error) });
  }
}

function warningOf({ status, output, complaint }: Result): string {
  const why = (complaint.trim() || output.trim()).slice(0, 1000);
  return `It is saved, but not committed: ${why || `Git ended with ${status ?? 'no answer'}`}`;
}

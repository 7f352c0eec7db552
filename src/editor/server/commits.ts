import { readContent } from '../../generator/content/readContent';
import { siteParts } from '../../generator/siteVersion';
import { encodingOf } from '../editedFiles';
import { type CommittedFile, type FileChange, type Saved, StoreError } from '../store';
import { asked, git, identityOf, parted } from './git';
import { saveFiles } from './siteFiles';

const isNotWhole =
  'It is saved, but not committed: the site cannot be built as it is. Once that is mended, the next save commits this too.';

const notCommitted = 'It is saved, but not committed; the next save tries again.';

/** Whether a site can be built as it is. */
const isWhole = (folder: string) => readContent(folder, { drafts: true }).found.length === 0;

/**
 * Writes what is to be saved, as one commit where the folder is in a repository. What was changed there
 * before is committed first, by itself: to take the save back takes back that alone. Throws a `StoreError`.
 */
export async function save(
  folder: string,
  changes: readonly FileChange[],
  message: string,
): Promise<Saved> {
  const outside = await changedFiles(folder);
  const words = `Changes made outside of the editor: ${outside.join(', ')}`;
  const wasWhole = isWhole(folder);
  const before = wasWhole ? await commit(folder, outside, words) : {};
  saveFiles(folder, changes);
  // Without what it goes with, a commit of the save alone might be one that cannot be built.
  if (before.note) return { outside: [], note: before.note };
  if (!isWhole(folder)) return { outside: wasWhole ? outside : [], note: isNotWhole };
  return { outside, ...(await commit(folder, await changedFiles(folder), message)) };
}

/**
 * What is changed or new in the site's own folders since the last commit; nothing where nothing keeps a
 * history. `flags` are more of `git status`.
 */
export async function changedFiles(folder: string, ...flags: string[]): Promise<string[]> {
  const all = ['--porcelain', '-z', '--untracked-files=all', '--no-renames', ...flags];
  const { isDone, output, why } = await git(folder, ['status', ...all, '--', ...siteParts]);
  if (!isDone && !/not a git repository|ENOENT/i.test(why))
    throw new StoreError(`The history of the site cannot be read. Git says: ${why}`);
  const prefix = (await asked(folder, 'rev-parse', '--show-prefix')) ?? '';
  // Each with two letters and a blank before it, and seen from the top of the repository.
  const files = parted(output).map((line) => line.slice(3 + prefix.length));
  return files.filter((file) => !file.includes('/.'));
}

/**
 * Makes one commit of these files of a folder, and of nothing else that is changed or staged; or says why
 * Git would not: the files stay as they are.
 */
async function commit(
  folder: string,
  files: readonly string[],
  message: string,
): Promise<Pick<Saved, 'commit' | 'note'>> {
  if (files.length === 0) return {};
  const named = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const identity = await identityOf(folder);
  for (const args of [
    ['add', '--all', ...named],
    [...identity, 'commit', '--quiet', '-m', message, ...named],
  ]) {
    const { isDone, why } = await git(folder, args, { input: files.join('\0') });
    if (!isDone) return { note: `${notCommitted} Git says: ${why}` };
  }
  return { commit: await asked(folder, 'rev-parse', 'HEAD') };
}

/** What a commit did to the site's files, against the one before it. Throws a `StoreError`. */
export async function filesOf(folder: string, id: string): Promise<CommittedFile[]> {
  const shownBy = async (...args: string[]): Promise<Buffer> => {
    const { isDone, output, why } = await git(folder, args);
    if (!isDone) throw new StoreError(`Git cannot show this entry of the history: ${why}`);
    return output;
  };
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new StoreError('There is no such entry.');
  const what = ['-z', '--relative', '--no-renames', id, '--', ...siteParts];
  const since = parted(await shownBy('diff', '--name-only', ...what));
  const first = ['--format=', '--diff-merges=first-parent', '--name-status'];
  const shown = parted(await shownBy('show', ...first, ...what));
  const found: CommittedFile[] = [];
  // A letter for what became of a file, and its path; one after the other: each is a process.
  for (let index = 0; index < shown.length; index += 2) {
    const [kind, path = ''] = shown.slice(index, index + 2);
    // As it would lie on this disk.
    const at = async (commit: string) =>
      (await shownBy('cat-file', '--filters', `${commit}:./${path}`)).toString(encodingOf(path));
    const before = kind === 'A' ? null : await at(`${id}^1`);
    const after = kind === 'D' ? null : await at(id);
    found.push({ path, before, after, changedSince: since.includes(path) });
  }
  return found;
}

import { siteParts } from '../../src/build/siteVersion';
import type { Saved, SaveOptions } from '../../src/editor/store/store';
import { asked, commitsOf, git, identityOf, isNoRepository, parted } from '../git';
import { type Change, expectBases, saveFiles } from './saveFiles';

const isNotWhole =
  'It is saved, but not committed: the site cannot be built as it is. Once that is mended, the next save commits this too.';

const notCommitted = (why: string) =>
  `It is saved, but not committed; the next save tries again. Git says: ${why}`;

/**
 * Writes what is to be saved, all of it or nothing, as one commit where the folder is in a repository.
 * What was changed there before is committed first, by itself: to take the save back takes back that alone.
 * Throws a `Refusal`, having written nothing.
 */
export async function save(
  folder: string,
  changes: readonly Change[],
  { message, isWhole, wasWhole }: SaveOptions,
): Promise<Saved> {
  expectBases(folder, changes);
  const { files, why } = await changedFiles(folder);
  const names = `made outside of the editor: ${files.join(', ')}`;
  const trouble = why ?? (wasWhole ? await commit(folder, files, `Changes ${names}`) : undefined);
  saveFiles(folder, changes);
  // Without what it goes with, a commit of the save alone might be one that cannot be built.
  if (trouble) return { outside: [], note: notCommitted(trouble) };
  if (!isWhole) return { outside: wasWhole ? files : [], note: isNotWhole };
  const isAlone = wasWhole || files.length === 0;
  const now = await changedFiles(folder);
  const text = isAlone ? message : `${message}\n\nWith changes ${names}`;
  const failure = now.why ?? (await commit(folder, now.files, text));
  if (failure) return { outside: isAlone ? files : [], note: notCommitted(failure) };
  // Saved as it was committed before: there was nothing to commit.
  const [made] = now.files.length > 0 ? await commitsOf(folder, ['-1']) : [];
  return { commit: made, outside: files };
}

/**
 * What is changed or new in the site's own folders since the last commit, or why Git will not say; nothing
 * where nothing keeps a history.
 */
async function changedFiles(folder: string): Promise<{ files: string[]; why?: string }> {
  const flags = ['--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const found = await git(folder, ['status', ...flags, '--', ...siteParts]);
  if (isNoRepository(found)) return { files: [] };
  const prefix = await asked(folder, 'rev-parse', '--show-prefix');
  if (!found.isDone || prefix === undefined) return { files: [], why: found.why };
  // Each with two letters and a blank before it, and seen from the top of the repository.
  const files = parted(found.output).map((line) => line.slice(3 + prefix.length));
  return { files: files.filter((file) => !file.includes('/.')) };
}

/**
 * Makes one commit of these files of a folder, and of nothing else that is changed or staged. Returns why
 * Git would not: the files stay as they are.
 */
async function commit(folder: string, files: string[], message: string) {
  if (files.length === 0) return undefined;
  const named = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const committing = ['commit', '--quiet', '--cleanup=whitespace', '-m', message, ...named];
  for (const args of [
    ['add', '--all', ...named],
    [...(await identityOf(folder)), ...committing],
  ]) {
    const { isDone, why } = await git(folder, args, { input: files.join('\0') });
    if (!isDone) return why;
  }
  return undefined;
}

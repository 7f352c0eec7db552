import { readWhole } from '../readWhole';
import { type FileChange, type Saved, StoreError } from '../store';
import type { Repository } from './repository';
import { saveFiles } from './siteFiles';

const isNotWhole =
  'It is saved, but not committed: the site cannot be built as it is. Once that is put right, the next save commits this too.';

/**
 * Writes files and commits them, if there is a repository. Changes made outside of the editor get
 * an earlier commit, so that taking this save back keeps them. Throws a `StoreError`, also where
 * the site could be built before and not with them: the page that sent them may know an older site.
 */
export async function save(
  repository: Repository,
  changes: readonly FileChange[],
  message: string,
): Promise<Saved> {
  const { folder } = repository;
  const outside = await repository.changedFiles();
  const words = `Changes made outside of the editor: ${outside.join(', ')}`;
  const wasWhole = readWhole(folder).found.length === 0;
  const hasOutside = wasWhole && outside.length > 0;
  const before = hasOutside ? await repository.commit(outside, words) : undefined;
  const undo = saveFiles(folder, changes);
  const { found: problems } = readWhole(folder);
  if (wasWhole && problems.length > 0) {
    saveFiles(folder, undo);
    throw new StoreError('Nothing was saved: the site could not be built with it.', problems);
  }
  // A commit of this save without those changes might be one from which the site cannot be built.
  if (before && !before.commit) return { outside: [], note: before.note };
  if (problems.length > 0) return { outside: [], note: isNotWhole };
  return { outside, ...(await repository.commit(await repository.changedFiles(), message)) };
}

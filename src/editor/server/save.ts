import { readContent } from '../../generator/content/readContent';
import type { FileChange, Saved } from '../store';
import type { Repository } from './repository';
import { saveFiles } from './siteFiles';

const isNotWhole =
  'It is saved, but not committed: the site cannot be built as it is. Once that is put right, the next save commits this too.';

const isWhole = (folder: string) => readContent(folder, { drafts: true }).found.length === 0;

/**
 * Writes files and commits them, if there is a repository. Changes made outside of the editor get
 * an earlier commit, so that taking this save back keeps them. Throws a `StoreError`.
 */
export async function save(
  repository: Repository,
  changes: readonly FileChange[],
  message: string,
): Promise<Saved> {
  const { folder } = repository;
  const outside = await repository.changedFiles();
  const words = `Changes made outside of the editor: ${outside.join(', ')}`;
  const wasWhole = isWhole(folder);
  const hasOutside = wasWhole && outside.length > 0;
  const before = hasOutside ? await repository.commit(outside, words) : undefined;
  saveFiles(folder, changes);
  // A commit of this save without those changes might be one from which the site cannot be built.
  if (before && !before.commit) return { outside: [], note: before.note };
  if (!isWhole(folder)) return { outside: wasWhole ? outside : [], note: isNotWhole };
  return { outside, ...(await repository.commit(await repository.changedFiles(), message)) };
}

import { encodingOf } from '../../src/build/editor/editedFiles';
import { siteParts } from '../../src/build/siteVersion';
import { type CommittedFile, StoreError } from '../../src/editor/store/store';
import { git, parted } from './git';

/** What a commit did to the site's files, against the one before it. Throws a `StoreError`. */
export async function filesOf(folder: string, id: string): Promise<CommittedFile[]> {
  const asked = async (...args: string[]): Promise<Buffer> => {
    const { isDone, output, why } = await git(folder, args);
    if (!isDone) throw new StoreError(`Git cannot show this entry of the history: ${why}`);
    return output;
  };
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new StoreError('There is no such entry.');
  const what = ['-z', '--relative', '--no-renames', id, '--', ...siteParts];
  const since = parted(await asked('diff', '--name-only', ...what));
  const first = ['--format=', '--diff-merges=first-parent', '--name-status'];
  const shown = parted(await asked('show', ...first, ...what));
  const found: CommittedFile[] = [];
  // A letter for what became of a file, and its path; one after the other: each is a process.
  for (let index = 0; index < shown.length; index += 2) {
    const [kind, path = ''] = shown.slice(index, index + 2);
    // As it would lie on this disk.
    const at = async (commit: string) =>
      (await asked('cat-file', '--filters', `${commit}:./${path}`)).toString(encodingOf(path));
    const before = kind === 'A' ? null : await at(`${id}^1`);
    const after = kind === 'D' ? null : await at(id);
    found.push({ path, before, after, changedSince: since.includes(path) });
  }
  return found;
}

import { siteParts } from '../../src/build/siteVersion';
import type { Commit, CommittedFile } from '../../src/editor/store/store';
import { asked, commitsOf, git, parted } from '../git';
import { Refusal } from './refusal';

/** More is looked at by nobody. */
const mostFiles = 100;

/** What was changed of the site, the newest first. */
export const history = (folder: string): Promise<Commit[]> =>
  commitsOf(folder, ['--', ...siteParts]);

/** What a commit did to the site's files, against the one before it. Throws a `Refusal`. */
export async function filesOf(folder: string, given: string): Promise<CommittedFile[]> {
  const isId = /^[0-9a-f]{7,64}$/.test(given);
  const id = isId && (await asked(folder, 'rev-parse', '--verify', '-q', `${given}^{commit}`));
  if (!id) throw new Refusal(404, 'There is no such entry in the history.');
  const flags = ['--name-status', '-z', '--relative', '--no-renames'];
  const what = [...flags, id, '--', ...siteParts];
  const shown = await git(folder, ['show', '--format=', '--diff-merges=first-parent', ...what]);
  const since = await git(folder, ['diff', ...what]);
  const changedSince = new Set(pairs(since.output).map(({ path }) => path));
  const files = pairs(shown.output);
  if (files.length > mostFiles)
    throw new Refusal(413, `It changed ${files.length} files: more than can be shown here.`);
  const found: CommittedFile[] = [];
  // One after the other: each is a process.
  for (const { path, kind } of files) {
    const encoding = /\.(json|md|svg)$/i.test(path) ? 'utf8' : 'base64';
    const at = async (commit: string) => {
      // As it would lie on this disk.
      const blob = await git(folder, ['cat-file', '--filters', `${commit}:./${path}`]);
      if (!blob.isDone) throw new Refusal(500, `Git cannot show ${path}: ${blob.why}`);
      return blob.output.toString(encoding);
    };
    const before = kind === 'A' ? null : await at(`${id}^1`);
    const after = kind === 'D' ? null : await at(id);
    found.push({ path, encoding, before, after, changedSince: changedSince.has(path) });
  }
  return found;
}

/** What `--name-status -z` lists: the letter of what became of a file, and its path. */
function pairs(output: Buffer): { kind: string; path: string }[] {
  const words = parted(output);
  return words.flatMap((path, index) =>
    index % 2 === 1 ? [{ kind: words[index - 1] ?? '', path }] : [],
  );
}

import { encodingOf } from '../../editedFiles';
import type { Commit, CommittedFile, FileChange } from '../../store';
import type { EditorContextValue } from '../EditorContext';
import { labelOf } from '../entry/contentFiles';
import { draftOf, textOf } from '../entry/draft';
import { joined } from '../entry/joined';

const changedSince = (file: string) =>
  new Error(
    `“${labelOf(file)}” has been changed again in the same place: take that back first, or change it by hand.`,
  );

/**
 * The changes that take a commit back and keep those made since. `textNow` gives the present text
 * of a file, null if there is none. Throws with a sentence if both touch the same words.
 */
export function changesBack(
  files: readonly CommittedFile[],
  textNow: (file: string) => string | null,
): FileChange[] {
  return files.flatMap(({ path, before, after, changedSince: isChanged }) => {
    if (encodingOf(path) === 'base64') {
      if (isChanged) throw changedSince(path);
      return { path, data: before };
    }
    const now = textNow(path);
    if (now === after) return { path, data: before, base: now };
    const [was, is] = [before, now].map((text) =>
      text === null ? undefined : draftOf(path, text),
    );
    const both = was && is && after !== null ? joined({ ...was, base: after }, is) : undefined;
    if (!both?.draft || both.clashes.length > 0) throw changedSince(path);
    const data = textOf(both.draft);
    return data === now ? [] : { path, data, base: now };
  });
}

/** Takes a commit back by a new one. Rejects with a sentence if that is impossible or refused. */
export async function takeBack(
  { id, message }: Pick<Commit, 'id' | 'message'>,
  editor: EditorContextValue,
): Promise<void> {
  const files = await editor.store.filesOf(id);
  // Saves of other people in the meantime stay.
  const session = await editor.refresh();
  const changes = changesBack(files, session.text);
  if (changes.length === 0) throw new Error('All of it was taken back already.');
  await editor.save(changes, `Take back “${message}”`);
}

import { encodingOf } from '../../editedFiles';
import type { Commit, CommittedFile, FileChange } from '../../store';
import type { EditorContextValue } from '../EditorContext';
import { labelOf } from '../entry/contentFiles';
import { readable, textOf } from '../entry/draft';
import { appliedEntry } from '../entry/joined';

/** Thrown for a commit that cannot be taken back: the same words were changed again since. */
export class ChangedSince extends Error {
  constructor(file: string) {
    super(
      `“${labelOf(file)}” has been changed again in the same place: take that back first, or change it by hand.`,
    );
  }
}

/**
 * The changes that take a commit back and keep those made since. `textNow` gives the present text
 * of a file, null if there is none. Throws a `ChangedSince` if both touch the same words.
 */
export function changesBack(
  files: readonly CommittedFile[],
  textNow: (file: string) => string | null,
): FileChange[] {
  return files.flatMap(({ path, before, after, changedSince }) => {
    if (encodingOf(path) === 'base64') {
      if (changedSince) throw new ChangedSince(path);
      return { path, data: before };
    }
    const now = textNow(path);
    const data = textBack(path, before, after, now);
    return data === now ? [] : { path, data, base: now };
  });
}

type Text = string | null;

/** The text of a file without the changes of a commit; null where the commit made the file. */
function textBack(file: string, before: Text, after: Text, now: Text): Text {
  if (now === after) return before;
  if (before === after) return now;
  const [was, became, is] = [before, after, now].map((text) =>
    text === null ? undefined : readable(file, text),
  );
  if (!was || !became || !is) throw new ChangedSince(file);
  const choose = () => {
    throw new ChangedSince(file);
  };
  const entry = appliedEntry({ from: became, to: was }, is, choose);
  return textOf({ file, base: now, pictures: {}, ...entry });
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

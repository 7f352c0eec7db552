import { encodingOf } from '../../editedFiles';
import type { Commit, CommittedFile, FileChange } from '../../store';
import type { EditorContextValue } from '../EditorContext';
import { labelOf } from '../entry/contentFiles';
import { type Draft, readable, textOf } from '../entry/draft';
import { nameOf } from '../form/blank';
import { isObject, isSame } from '../jsonValues';

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
  const value = valueBack(file, was.value, became.value, is.value);
  const draft: Draft = { file, base: now, pictures: {}, value };
  if (is.body === undefined) return textOf(draft);
  const paragraphs = ({ body = '' }) => body.split(/\n{2,}/);
  const body = listBack(file, paragraphs(was), paragraphs(became), paragraphs(is));
  return textOf({ ...draft, body: body.join('\n\n') });
}

type Values = Record<string, unknown>;

/** The value `now` without the change from `before` to `after`. */
function valueBack(file: string, before: unknown, after: unknown, now: unknown): unknown {
  if (isSame(after, now)) return before;
  // The commit did not change it, or it was taken back already.
  if (isSame(before, after) || isSame(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now))
    return listBack(file, before, after, now);
  if (!isObject(before) || !isObject(after) || !isObject(now)) throw new ChangedSince(file);
  return objectBack(file, before, after, now);
}

function objectBack(file: string, before: Values, after: Values, now: Values): Values {
  const keys = Object.keys({ ...now, ...before });
  const entries = keys.map((key) => [key, valueBack(file, before[key], after[key], now[key])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A key for an entry of a list, wherever it stands; never a number, which objects put first. */
const keyOf = (entry: unknown): string =>
  `=${Reflect.get(Object(entry), 'id') ?? nameOf(entry) ?? JSON.stringify(entry)}`;

/** Throws a `ChangedSince` if entries have the same key, or their order was changed. */
function listBack(file: string, ...lists: (readonly unknown[])[]): unknown[] {
  const [before = {}, after = {}, now = {}] = lists.map(
    (list): Values => Object.fromEntries(list.map((entry) => [keyOf(entry), entry])),
  );
  const kept = (from: Values, to: Values) => Object.keys(from).filter((key) => key in to);
  const isMoved = !isSame(kept(before, after), kept(after, before));
  const count = [before, after, now].flatMap(Object.keys).length;
  // An entry was added, and was renamed or taken away since.
  const isGone = Object.keys(after).some((key) => !(key in before) && !(key in now));
  if (isGone || isMoved || count < lists.flat().length) throw new ChangedSince(file);
  const back = objectBack(file, before, after, now);
  const keys = kept(now, back);
  let place = 0;
  for (const key of kept(before, back)) {
    // An entry comes back behind the one that it stood behind.
    if (!keys.includes(key)) keys.splice(place, 0, key);
    place = keys.indexOf(key) + 1;
  }
  return keys.map((key) => back[key]);
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

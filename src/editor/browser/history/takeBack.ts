import { encodingOf } from '../../editedFiles';
import type { Commit, CommittedFile, FileChange } from '../../store';
import type { EditorContextValue } from '../EditorContext';
import { isObject, isSame } from '../entry/changedText';
import { labelOf } from '../entry/contentFiles';
import { type Draft, readable, textOf } from '../entry/draft';
import { nameOf } from '../form/blank';

/** A commit that cannot be taken back: the same words were changed since. */
export class ChangedSince extends Error {
  constructor(file: string) {
    super(
      `“${labelOf(file)}” was changed again in the same place since: take that back first, or change it by hand.`,
    );
  }
}

/**
 * What has to be saved so that a commit's changes are taken back and those made since stay. `textNow` says
 * what a file says now, null where there is none. Throws a `ChangedSince` where both touch the same words.
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

/** The text of a file without what a commit did to it; null where that was to make it. */
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

/** A value without what a change from `before` to `after` did to it. */
function valueBack(file: string, before: unknown, after: unknown, now: unknown): unknown {
  if (isSame(after, now)) return before;
  // Not changed then, or taken back already.
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

/** What tells an entry of a list from the others, wherever it stands; no number, which objects put first. */
const keyOf = (entry: unknown): string =>
  `=${Reflect.get(Object(entry), 'id') ?? nameOf(entry) ?? JSON.stringify(entry)}`;

/** Throws where nothing tells entries apart, or their order was changed. */
function listBack(file: string, ...lists: (readonly unknown[])[]): unknown[] {
  const [before = {}, after = {}, now = {}] = lists.map(
    (list): Values => Object.fromEntries(list.map((entry) => [keyOf(entry), entry])),
  );
  const kept = (own: Values, other: Values) => Object.keys(own).filter((key) => key in other);
  const isMoved = !isSame(kept(before, after), kept(after, before));
  const count = [before, after, now].flatMap(Object.keys).length;
  // Something was put there, and was called otherwise or taken away since.
  const isGone = Object.keys(after).some((key) => !(key in before) && !(key in now));
  if (isGone || isMoved || count < lists.flat().length) throw new ChangedSince(file);
  const back = objectBack(file, before, after, now);
  const keys = kept(now, back);
  let place = 0;
  for (const key of kept(before, back)) {
    // What comes back comes behind what stood before it.
    if (!keys.includes(key)) keys.splice(place, 0, key);
    place = keys.indexOf(key) + 1;
  }
  return keys.map((key) => back[key]);
}

/**
 * Takes a commit back by a new one. Rejects with a sentence where that cannot be done, or something else
 * needs what would go.
 */
export async function takeBack(
  { id, message }: Pick<Commit, 'id' | 'message'>,
  editor: EditorContextValue,
): Promise<void> {
  const files = await editor.store.filesOf(id);
  // What was saved elsewhere meanwhile stays.
  const session = await editor.refresh();
  const changes = changesBack(files, session.text);
  if (changes.length === 0) throw new Error('All of it was taken back already.');
  await editor.save(changes, `Take back “${message}”`);
}

import type { EditorContextValue } from '../EditorContext';
import { isSame } from '../entry/changedText';
import { labelOf } from '../entry/contentFiles';
import { type Draft, readable, readEntry, textOf } from '../entry/draft';
import { nameOf } from '../form/blank';
import type { Commit, CommittedFile, FileChange } from '../store/store';

/** A commit that cannot be taken back: the same words were changed since. */
export class ChangedSince extends Error {
  constructor(readonly file: string) {
    super(`${file} was changed again since.`);
  }
}

/** Thrown on the way to a `ChangedSince`, where the file is not known yet. */
class Overlap extends Error {}

/**
 * What has to be saved so that a commit's changes are taken back and those made since stay. `textNow` says
 * what a file says now, null where there is none. Throws a `ChangedSince` where both touch the same words.
 */
export function changesBack(
  files: readonly CommittedFile[],
  textNow: (file: string) => string | null,
): FileChange[] {
  return files.flatMap((file) => {
    const now = textNow(file.path);
    if (file.encoding === 'base64') {
      if (file.changedSince) throw new ChangedSince(file.path);
      return { path: file.path, data: file.before, encoding: file.encoding };
    }
    const data = textBack(file, now);
    return data === now ? [] : { path: file.path, data, encoding: file.encoding, base: now };
  });
}

/** The text of a file without what a commit did to it; null where that was to make it. */
function textBack(
  { path: file, before, after }: Pick<CommittedFile, 'path' | 'before' | 'after'>,
  now: string | null,
): string | null {
  if (now === after) return before;
  if (before === after) return now;
  const [was, became, is] = [before, after, now].map((text) =>
    text === null ? undefined : readable(file, text),
  );
  if (!was || !became || !is) throw new ChangedSince(file);
  try {
    const draft: Draft = {
      file,
      base: now,
      files: [],
      value: valueBack(was.value, became.value, is.value),
    };
    if (is.body === undefined) return textOf(draft);
    const paragraphs = [was, became, is].map(({ body = '' }) => body.split(/\n{2,}/));
    return textOf({ ...draft, body: listBack(...triple(paragraphs)).join('\n\n') });
  } catch (error) {
    if (error instanceof Overlap) throw new ChangedSince(file);
    throw error;
  }
}

/**
 * A draft that goes on from what its file says by now, with what somebody else has changed meanwhile;
 * undefined where both changed the same words.
 */
export function joined(draft: Draft, now: string | null): Draft | undefined {
  const { file, base } = draft;
  if (base === null || now === null) return undefined;
  try {
    const text = textBack({ path: file, before: textOf(draft), after: base }, now);
    return { ...draft, ...readEntry(file, text), base: now };
  } catch (error) {
    if (error instanceof ChangedSince) return undefined;
    throw error;
  }
}

const triple = <Value>([one = [], two = [], three = []]: Value[][]) => [one, two, three] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without what a change from `before` to `after` did to it. */
function valueBack(before: unknown, after: unknown, now: unknown): unknown {
  if (isSame(after, now)) return before;
  if (isSame(before, after)) return now;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now))
    return listBack(before, after, now);
  if (!isObject(before) || !isObject(after) || !isObject(now)) throw new Overlap();
  const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
  const entries = [...keys].map((key) => [key, valueBack(before[key], after[key], now[key])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What tells an entry of a list from the others, wherever it stands. */
const keyOf = (entry: unknown): string =>
  String(Reflect.get(Object(entry), 'id') ?? nameOf(entry) ?? JSON.stringify(entry));

function listBack(
  before: readonly unknown[],
  after: readonly unknown[],
  now: readonly unknown[],
): unknown[] {
  const byKey = (entries: readonly unknown[]) =>
    new Map(entries.map((entry) => [keyOf(entry), entry] as const));
  const [was, became, is] = [byKey(before), byKey(after), byKey(now)];
  // Entries that nothing tells apart, or an order that was changed: only as a whole.
  const kept = (entries: readonly unknown[], other: Map<string, unknown>) =>
    entries.map(keyOf).filter((key) => other.has(key));
  const isMoved = kept(before, became).join('\n') !== kept(after, was).join('\n');
  if (isMoved || was.size < before.length || became.size < after.length || is.size < now.length)
    throw new Overlap();
  // Something the commit has put there, and that was changed or taken away since.
  if (after.map(keyOf).some((key) => !was.has(key) && !is.has(key))) throw new Overlap();
  const back = now.flatMap((entry) => {
    const key = keyOf(entry);
    if (!became.has(key)) return [entry];
    if (was.has(key)) return [valueBack(was.get(key), became.get(key), entry)];
    if (!isSame(became.get(key), entry)) throw new Overlap();
    return [];
  });
  for (const [index, entry] of before.entries()) {
    const key = keyOf(entry);
    const wasChanged = !isSame(entry, became.get(key));
    if (became.has(key) && !is.has(key) && wasChanged) throw new Overlap();
    if (became.has(key)) continue;
    if (is.has(key)) throw new Overlap();
    // Behind what stood before it, as far as that is still there.
    const previous = before.slice(0, index).map(keyOf).reverse();
    const places = previous.map((each) => back.findIndex((own) => keyOf(own) === each));
    back.splice((places.find((place) => place >= 0) ?? -1) + 1, 0, entry);
  }
  return back;
}

/**
 * Takes a commit back by a new one. Rejects with a sentence where that cannot be done, or something else
 * needs what would go.
 */
export async function takeBack(commit: Commit, editor: EditorContextValue): Promise<void> {
  const files = await editor.store.filesOf(commit.id);
  // What was saved elsewhere meanwhile stays.
  const session = await editor.refresh();
  try {
    const changes = changesBack(files, session.text);
    if (changes.length === 0) throw new Error('All of it was taken back already.');
    await editor.save(changes, { message: messageBack(commit.message) });
  } catch (error) {
    if (!(error instanceof ChangedSince)) throw error;
    throw new Error(
      `“${labelOf(error.file)}” was changed again in the same place since: take that back first, or change it by hand.`,
    );
  }
}

const [begin, end] = ['Take back “', '”'];

/** What taking a commit back is called; to take that back again is to put it back. */
const messageBack = (message: string): string =>
  message.startsWith(begin)
    ? `Put back “${message.slice(begin.length, -end.length)}”`
    : `${begin}${message}${end}`;

import { readHistoryState, writeHistoryState } from '../history/historyState';
import { type ContactMessage, emptyMessage, isEmptyMessage, messageFrom } from './contactMessage';

/*
 * Keeps a message that is not sent yet over what ends the document: in the history entry of the
 * form, and in the tab's storage from when the document is left until the form is there again.
 */

/** An unsent message, and when its first and its last letter were typed (ms since 1970). */
export type TypedMessage = { message: ContactMessage; begunAt: number; typedAt: number };

export const nothingTyped: TypedMessage = { message: emptyMessage, begunAt: 0, typedAt: 0 };

/** A message is forgotten this long after its last letter. In ms. */
const longestKept = 24 * 60 * 60 * 1000;

/** The key of the message in the form's history entry. */
const historyKey = 'message';

/**
 * The key of the message in the tab's storage. A page that is being left can no longer change its
 * history entry; a link to the form makes a new entry; and a reload without a connection puts the
 * browser's own error page into the entry.
 */
const leftKey = 'messageLeft';

/**
 * The key of the times at which messages were sent, by the times at which they were begun; nothing
 * else of them is stored. All tabs read it: one that was duplicated has the same text.
 */
const sentKey = 'messagesSent';

/** The same for this document, as a browser may store nothing. */
let sentHere: Record<string, unknown> = {};

type Area = 'localStorage' | 'sessionStorage';

function read(area: Area, key: string): object {
  try {
    return Object(JSON.parse(window[area].getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores a value, or removes what is stored where there is none. */
function store(area: Area, key: string, value?: object): void {
  try {
    if (value) window[area].setItem(key, JSON.stringify(value));
    else window[area].removeItem(key);
  } catch {
    // The browser is set to store nothing, or is full: the history entry has the message.
  }
}

/** Whether a time is within a day; a clock may have been set back. */
const isRecent = (time: unknown): time is number =>
  typeof time === 'number' && Math.abs(Date.now() - time) < longestKept;

const sentTimes = (): Record<string, unknown> => ({
  ...read('localStorage', sentKey),
  ...sentHere,
});

/**
 * A message has been sent. Text of it may lie in history entries that cannot be reached, in pages
 * that the browser holds for Back, and in other tabs: none of it is shown again.
 */
export function noteSent({ begunAt }: TypedMessage): void {
  const recent = Object.entries(sentTimes()).filter(([, time]) => isRecent(time));
  sentHere = { ...Object.fromEntries(recent), [begunAt]: Date.now() };
  store('localStorage', sentKey, sentHere);
}

/** Whether a message may still be shown: typed within a day, and since it was last sent. */
export function isCurrent({ begunAt, typedAt }: TypedMessage): boolean {
  const sentAt = sentTimes()[begunAt];
  return isRecent(typedAt) && !(isRecent(sentAt) && sentAt >= typedAt);
}

function typedFrom(saved: unknown): TypedMessage {
  const { message, begunAt, typedAt }: Record<string, unknown> = { ...Object(saved) };
  const values: Record<string, unknown> = { ...Object(message) };
  const timeOf = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    message: messageFrom((field) =>
      [values[field]].flat().filter((value) => typeof value === 'string'),
    ),
    begunAt: timeOf(begunAt),
    typedAt: timeOf(typedAt),
  };
}

const readFromEntry = () => typedFrom(readHistoryState(historyKey));

/** Whether the current history entry has a message: the visitor comes back to it. */
export const isSavedInEntry = (): boolean => readHistoryState(historyKey) !== undefined;

/** Saves a message in the current history entry; an empty one is removed from it. */
export function saveInEntry(typed: TypedMessage): void {
  if (!isEmptyMessage(typed.message)) writeHistoryState(historyKey, typed);
  else if (isSavedInEntry()) writeHistoryState(historyKey, undefined);
}

/** Leaves a message with the tab while its document is left; an empty one is removed from there. */
export const leaveInTab = (typed: TypedMessage): void =>
  store('sessionStorage', leftKey, isEmptyMessage(typed.message) ? undefined : typed);

/** The latest message that the tab or this history entry has; it is removed from the tab. */
export function takeSavedMessage(): TypedMessage {
  const saved = [typedFrom(read('sessionStorage', leftKey)), readFromEntry()].filter(isCurrent);
  store('sessionStorage', leftKey);
  return saved.reduce((a, b) => (b.typedAt > a.typedAt ? b : a), nothingTyped);
}

/**
 * Whether the browser, which fills forms in again after a reload and on Back, has done so with a
 * message that was sent or is too old.
 */
export function isRestoredTooLate(): boolean {
  const loads = performance.getEntriesByType('navigation');
  if (!loads.some((load) => 'type' in load && load.type !== 'navigate')) return false;
  const saved = readFromEntry();
  return saved.typedAt > 0 ? !isCurrent(saved) : Object.values(sentTimes()).some(isRecent);
}

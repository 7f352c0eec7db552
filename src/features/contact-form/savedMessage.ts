import { readHistoryState, writeHistoryState } from '../history/historyState';
import { type ContactMessage, emptyMessage, isEmptyMessage, messageFrom } from './contactMessage';

/*
 * Keeps a message that is not sent yet over what ends the document: in the history entry of the
 * form, and in the tab's storage from when the document is left until the form is there again.
 */

/** An unsent message, and when its last letter was typed (ms since 1970). */
export type TypedMessage = { message: ContactMessage; typedAt: number };

export const nothingTyped: TypedMessage = { message: emptyMessage, typedAt: 0 };

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

/** The key of the time at which a message was last sent from the tab. */
const sentKey = 'messageSent';

/** The same for this document, as a browser may store nothing. */
let sentHere = 0;

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '0');
  } catch {
    return 0;
  }
}

/** Stores a value, or removes what is stored where there is none. */
function store(key: string, value?: TypedMessage | number): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser is set to store nothing, or is full: the history entry has the message.
  }
}

const sentAt = (): number => Math.max(sentHere, Number(read(sentKey)) || 0);

/**
 * A message has been sent. Text of it may lie in history entries that cannot be reached, and in
 * pages that the browser holds for Back: none of it is shown again.
 */
export function noteSent(): void {
  sentHere = Date.now();
  store(sentKey, sentHere);
}

/** Whether a message may still be shown: typed within a day, and since one was last sent. */
export const isCurrent = ({ typedAt }: TypedMessage): boolean =>
  // A clock may have been set back.
  Math.abs(Date.now() - typedAt) < longestKept && typedAt > sentAt();

function typedFrom(saved: unknown): TypedMessage {
  const { message, typedAt }: Record<string, unknown> = { ...Object(saved) };
  const values: Record<string, unknown> = { ...Object(message) };
  return {
    message: messageFrom((field) =>
      [values[field]].flat().filter((value) => typeof value === 'string'),
    ),
    typedAt: Number(typedAt) || 0,
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
  store(leftKey, isEmptyMessage(typed.message) ? undefined : typed);

/** The latest message that the tab or this history entry has; it is removed from the tab. */
export function takeSavedMessage(): TypedMessage {
  const saved = [typedFrom(read(leftKey)), readFromEntry()].filter(isCurrent);
  store(leftKey);
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
  return saved.typedAt > 0 ? !isCurrent(saved) : sentAt() > 0;
}

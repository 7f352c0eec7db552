import { readHistoryState, writeHistoryState } from '../history/historyState';
import { type ContactMessage, emptyMessage, isEmptyMessage, messageFrom } from './contactMessage';

/*
 * Keeps a message that is not sent yet over what ends the document: in the history entry of the
 * form, and in the tab's storage from when the document is left until the form is there again.
 */

/** An unsent message, and when its last letter was typed (ms since 1970). */
export type TypedMessage = ContactMessage & { typedAt: number };

export const nothingTyped: TypedMessage = { ...emptyMessage, typedAt: 0 };

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

/** The key of the time at which a message was last sent from the tab; nothing of it is stored. */
const sentKey = 'messageSentAt';

/** The same for this document, as a browser may store nothing. */
let sentHere = 0;

function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value in the tab, or removes what is stored where there is none. */
function storeInTab(key: string, value?: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser is set to store nothing, or is full: the history entry has the message.
  }
}

const lastSentAt = (): number => Math.max(sentHere, Number(readFromTab(sentKey)) || 0);

/**
 * A message has been sent. Text typed up to now may lie in history entries that cannot be
 * reached, and in pages that the browser holds for Back: none of it is shown again.
 */
export function noteSent(): void {
  sentHere = Date.now();
  storeInTab(sentKey, sentHere);
}

/** Whether a message may still be shown: typed within a day, and since the last one was sent. */
export const isCurrent = ({ typedAt }: TypedMessage): boolean =>
  typedAt > lastSentAt() && Date.now() - typedAt < longestKept;

function typedFrom(saved: unknown): TypedMessage {
  if (!saved || typeof saved !== 'object') return nothingTyped;
  const values: Record<string, unknown> = { ...saved };
  const message = messageFrom((field) => String(values[field] ?? ''));
  return { ...message, typedAt: Number(values.typedAt) || 0 };
}

const readFromEntry = () => typedFrom(readHistoryState(historyKey));

/** Saves a message in the current history entry; an empty one is removed from it. */
export function saveInEntry(typed: TypedMessage): void {
  if (!isEmptyMessage(typed)) writeHistoryState(historyKey, typed);
  else if (readHistoryState(historyKey) !== undefined) writeHistoryState(historyKey, undefined);
}

/** Leaves a message with the tab while its document is left; an empty one is removed from there. */
export const leaveInTab = (typed: TypedMessage): void =>
  storeInTab(leftKey, isEmptyMessage(typed) ? undefined : typed);

/** The latest message that the tab or this history entry has; it is removed from the tab. */
export function takeSavedMessage(): TypedMessage {
  const saved = [typedFrom(readFromTab(leftKey)), readFromEntry()].filter(isCurrent);
  storeInTab(leftKey);
  return saved.toSorted((a, b) => b.typedAt - a.typedAt)[0] ?? nothingTyped;
}

/**
 * Whether the browser, which fills forms in again after a reload and on Back, has done so with a
 * message that was sent or is too old.
 */
export function isRestoredTooLate(): boolean {
  const loads = performance.getEntriesByType('navigation');
  if (!loads.some((load) => 'type' in load && load.type !== 'navigate')) return false;
  const saved = readFromEntry();
  return saved.typedAt > 0 ? !isCurrent(saved) : lastSentAt() > 0;
}

import { type ContactMessage, emptyMessage } from './contactMessage';

/** What a visitor has typed and not sent, and when its last letter was typed (ms since 1970). */
export type Draft = { message: ContactMessage; typedAt: number };

export const noDraft: Draft = { message: emptyMessage, typedAt: 0 };

/** A draft is forgotten this long after its last letter. In ms. */
const longestKept = 24 * 60 * 60 * 1000;

/** Under this key the tab keeps when a message was last sent from it, and nothing of the message. */
const sentKey = 'messageSentAt';

/** The same in memory, for browsers that are told to store nothing. */
let sentHere = 0;

/** When a message was last sent from this tab; 0 if none was. */
export function lastSentAt(): number {
  try {
    return Math.max(sentHere, Number(sessionStorage.getItem(sentKey)));
  } catch {
    return sentHere;
  }
}

/**
 * A message has been sent. What was typed up to now may lie in entries of the history that cannot be
 * reached, and in pages that the browser holds for Back: none of it is shown again.
 */
export function noteSent(): void {
  sentHere = Date.now();
  try {
    sessionStorage.setItem(sentKey, String(sentHere));
  } catch {
    // Only pages that are loaded anew forget it.
  }
}

/** Whether a draft may still be shown: younger than a day, and than the last message that was sent. */
export const isCurrent = ({ typedAt }: Draft): boolean =>
  typedAt > lastSentAt() && Date.now() - typedAt < longestKept;

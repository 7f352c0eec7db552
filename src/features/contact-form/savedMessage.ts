import { type ContactMessage, emptyMessage, isEmptyMessage, messageFrom } from './contactMessage';

/*
 * Hands a message that is not sent yet from one document of the tab to the next: it lies in the
 * tab's storage from when a document is left, or not looked at, until the form is there again.
 */

/** An unsent message, and when its last letter was typed (ms since 1970). */
export type TypedMessage = { message: ContactMessage; typedAt: number };

export const nothingTyped: TypedMessage = { message: emptyMessage, typedAt: 0 };

/** A message is forgotten this long after its last letter. In ms. */
const longestKept = 24 * 60 * 60 * 1000;

const storageKey = 'messageLeft';

/** Whether a message may still be shown; a clock may have been set back. */
export const isRecent = ({ typedAt }: TypedMessage): boolean =>
  Math.abs(Date.now() - typedAt) < longestKept;

/** Leaves a message with the tab, or nothing; whether it can be taken from there. */
export function leaveInTab(typed: TypedMessage): boolean {
  try {
    if (isEmptyMessage(typed.message)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(typed));
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Takes the message that was left with the tab, if there is one that may still be shown. */
export function takeFromTab(): TypedMessage {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const { message, typedAt }: Record<string, unknown> = { ...Object(saved) };
    const values: Record<string, unknown> = { ...Object(message) };
    const typed = {
      message: messageFrom((field) =>
        [values[field]].flat().filter((value) => typeof value === 'string'),
      ),
      typedAt: Number(typedAt),
    };
    return isRecent(typed) ? typed : nothingTyped;
  } catch {
    return nothingTyped;
  } finally {
    leaveInTab(nothingTyped);
  }
}

import type { ContactMessage } from './contactMessage';
import { isRecent, nothingTyped, type TypedMessage } from './savedMessage';
import { type SendResult, sendContactMessage } from './sendContactMessage';

/**
 * The address that the form posts to, fixed at build time: Parcel replaces the variable by its
 * value. `npm run build` stops without it; `npm start` and `npm run preview` set the form inbox.
 */
export const contactFormUrl = process.env.CONTACT_FORM_URL ?? '';

/** The state of the form: empty, sending, or how the submit ended. */
export type FormState = 'empty' | 'sending' | SendResult;

/**
 * A failure like the one before comes no sooner than this after the submit, in ms: screen readers
 * are silent about a status that repeats itself, unless they have read something else in between.
 */
const sameFailureAfter = 1000;

let state: FormState = 'empty';
let typed: TypedMessage = nothingTyped;
const listeners = new Set<() => void>();

function setState(next: FormState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * A visitor's message and whether it is being sent, held while they look at other pages: on
 * their return the form is the same, and cannot be sent twice. It lasts as long as the document;
 * `savedMessage.ts` keeps what is typed beyond that.
 */
export const contactFormStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: (): FormState => state,
  /** The typed text; empty once it is too old. */
  getTyped: (): TypedMessage => (isRecent(typed) ? typed : nothingTyped),
  setTyped(message: ContactMessage, typedAt = Date.now()) {
    typed = { message, typedAt };
  },
  /**
   * Sends what is typed, unless it is being sent already, and clears it on success. With the
   * honeypot filled in it is not sent and ends as an exception, because nothing has arrived: a
   * robot is gone, and a person, whose password manager fell for it, tries again.
   */
  async submit(isTrapped: boolean): Promise<void> {
    if (state === 'sending') return;
    const before = state;
    const heard = new Promise((resolve) => setTimeout(resolve, sameFailureAfter));
    setState('sending');
    const { message } = typed;
    const result = isTrapped ? 'exception' : await sendContactMessage(contactFormUrl, message);
    if (result === before && result !== 'success') await heard;
    if (result === 'success') typed = nothingTyped;
    setState(result);
  },
  /** Forgets how the last submit ended, for a visitor who leaves the page or types the next. */
  forgetResult(): void {
    if (state !== 'sending') setState('empty');
  },
};

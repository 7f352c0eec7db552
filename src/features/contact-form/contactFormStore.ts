import { type ContactMessage, emptyMessage } from './contactMessage';
import { type SendResult, sendContactMessage } from './sendContactMessage';

/** Where the form stands (specification, section 4): empty, sending, or how the submit ended. */
export type FormState = 'empty' | 'sending' | SendResult;

let state: FormState = 'empty';
let draft = emptyMessage;
const listeners = new Set<() => void>();

function change(next: FormState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * What a visitor has typed and where its sending stands, kept while they look at other pages: one
 * who comes back sees the same form, and cannot send it twice. In memory only; the site stores
 * nothing.
 */
export const contactFormStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state: (): FormState => state,
  draft: (): ContactMessage => draft,
  write(message: ContactMessage): void {
    draft = message;
  },
  /**
   * Sends the draft, unless it is being sent already. A `trapped` one is only said to be sent.
   * What was sent is forgotten, what was not is kept.
   */
  async submit(url: string, trapped: boolean): Promise<void> {
    if (state === 'sending') return;
    change('sending');
    const result = trapped ? 'success' : await sendContactMessage(url, draft);
    if (result === 'success') draft = emptyMessage;
    change(result);
  },
  /** Forgets how the last submit ended, for one who has seen it and left. */
  leave(): void {
    if (state !== 'sending') change('empty');
  },
};

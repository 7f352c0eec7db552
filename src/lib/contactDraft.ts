/** What is sent to the form service: the contact message of the specification. */
export type ContactMessage = { name: string; email: string; message: string };

const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

let draft = emptyMessage;

/**
 * What a visitor has typed and not sent, kept while they look at other pages. It lives in memory
 * only: the site stores nothing.
 */
export const contactDraft = {
  read: (): ContactMessage => draft,
  write: (message: ContactMessage): void => {
    draft = message;
  },
  clear: (): void => {
    draft = emptyMessage;
  },
};

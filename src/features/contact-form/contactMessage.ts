/** What is sent to the form service: the contact message of the specification. */
export type ContactMessage = { name: string; email: string; message: string };

/** The names of its fields, in the order of the form. */
export const contactFields = ['name', 'email', 'message'] as const;

/** A message nobody has begun. */
export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

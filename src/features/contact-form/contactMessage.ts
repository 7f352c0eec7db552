/** The names of the form's fields, in their order. */
export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The message sent to the form service, as in the specification. */
export type ContactMessage = Record<ContactField, string>;

/** A message with the value that a function gives for each field. */
export function messageFrom(valueFor: (field: ContactField) => string): ContactMessage {
  return { name: valueFor('name'), email: valueFor('email'), message: valueFor('message') };
}

/** A message with nothing in it. */
export const emptyMessage = messageFrom(() => '');

/** Whether nothing is typed in any field. */
export const isEmptyMessage = (message: ContactMessage): boolean =>
  contactFields.every((name) => message[name] === '');

import content from '#content/contact';

/** The fields that a company has besides the specification's three. */
export const ownFields = content.fields ?? [];

/**
 * The message sent to the form service, as in the specification; with what is in a company's own
 * fields, by their names: a list where several may be chosen.
 */
export type ContactMessage = Record<string, string | string[]>;

/** A message with the values that a function gives for each field. */
export function messageFrom(valuesFor: (field: string) => string[]): ContactMessage {
  const lists = new Set(ownFields.flatMap(({ name, kind }) => (kind === 'choices' ? name : [])));
  const names = ['name', 'email', 'message', ...ownFields.map(({ name }) => name)];
  const values = (name: string) => (lists.has(name) ? valuesFor(name) : (valuesFor(name)[0] ?? ''));
  return Object.fromEntries(names.map((name) => [name, values(name)]));
}

/** A message with nothing in it. */
export const emptyMessage = messageFrom(() => []);

/** Whether nothing is typed or chosen in any field. */
export const isEmptyMessage = (message: ContactMessage): boolean =>
  Object.values(message).every((value) => value.length === 0);

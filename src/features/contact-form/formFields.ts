import { type ContactField, type ContactMessage, messageFrom } from './contactMessage';

/** A field of the form by its name. */
export const fieldOf = (form: HTMLFormElement, name: ContactField) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** The current values of the form's fields. */
export const readFields = (form: HTMLFormElement): ContactMessage =>
  messageFrom((name) => fieldOf(form, name)?.value ?? '');

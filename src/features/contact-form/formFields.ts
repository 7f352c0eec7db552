import { type ContactField, type ContactMessage, messageFrom } from './contactMessage';

/** A field of the form by its name; null where there is none. */
export function fieldOf(
  form: HTMLFormElement,
  name: ContactField,
): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null;
}

/** The current values of the form's fields. */
export function readFields(form: HTMLFormElement): ContactMessage {
  return messageFrom((name) => fieldOf(form, name)?.value ?? '');
}

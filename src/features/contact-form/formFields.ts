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

/** What stands in the form's fields now. */
export function readFields(form: HTMLFormElement): ContactMessage {
  return messageFrom((name) => fieldOf(form, name)?.value ?? '');
}

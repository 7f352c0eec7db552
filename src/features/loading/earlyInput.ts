/*
 * What is typed before React has taken over. Where somebody else has changed the HTML by then, such as
 * a password manager that puts an element into the form, React makes the page anew, with empty fields.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field that had focus, and what was selected in it; null where its type has no selection. */
type Focused = { field: Field; start: number | null; end: number | null };

const values = new Map<Field, string>();
let focused: Focused | undefined;
const ended = new AbortController();

const isField = (element: unknown): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.name !== '';

function noteValue({ target }: Pick<Event, 'target'>): void {
  if (isField(target)) values.set(target, target.value);
}

function noteFocus(): void {
  const { activeElement: field } = document;
  if (isField(field)) focused = { field, start: field.selectionStart, end: field.selectionEnd };
  // An element that React takes out of the page leaves the focus to the body.
  else if (field !== document.body) focused = undefined;
}

/** Notes what stands in the fields of the page, and what is typed from now on until it is brought back. */
export function noteEarlyInput(): void {
  for (const field of document.querySelectorAll('input, textarea'))
    if (isField(field) && field.value) noteValue({ target: field });
  noteFocus();
  const { signal } = ended;
  addEventListener('input', noteValue, { capture: true, signal });
  addEventListener('focusin', noteFocus, { signal });
  document.addEventListener('selectionchange', noteFocus, { signal });
}

/** The field that stands now where another one stood. */
function successorOf(field: Field): Field | undefined {
  const found = document.querySelector(`${field.localName}[name="${CSS.escape(field.name)}"]`);
  return isField(found) ? found : undefined;
}

/** Sets a value as typing does: React takes no notice of one that is set on the field itself. */
function type(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  // React answers no event from within an effect.
  queueMicrotask(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })));
}

/**
 * Once React has taken over: what was typed into fields that are gone comes into those that stand in
 * their place, and so do the focus and what was selected.
 */
export function bringBackEarlyInput(): void {
  ended.abort();
  for (const [field, value] of values) {
    const successor = field.isConnected ? undefined : successorOf(field);
    if (successor) type(successor, value);
  }
  values.clear();
  if (!focused || focused.field.isConnected || document.activeElement !== document.body) return;
  const successor = successorOf(focused.field);
  successor?.focus({ preventScroll: true });
  if (focused.start !== null) successor?.setSelectionRange(focused.start, focused.end);
}

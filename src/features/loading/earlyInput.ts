import { useLayoutEffect, useRef } from 'react';

/*
 * What a visitor does before React has taken over. Where somebody else has changed the HTML by then,
 * such as a password manager that puts an element into the form, React makes the page anew: fields are
 * empty, what was opened is closed, and the focus is gone.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field that had focus, and what was selected in it; null where its type has no selection. */
type Focused = { field: Field; start: number | null; end: number | null };

const values = new Map<Field, string>();
const opened = new Set<HTMLDetailsElement>();
let focused: Focused | undefined;
const ended = new AbortController();

const isField = (element: unknown): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.name !== '';

function note({ target }: Pick<Event, 'target'>): void {
  if (isField(target)) values.set(target, target.value);
  if (!(target instanceof HTMLDetailsElement)) return;
  if (target.open) opened.add(target);
  else opened.delete(target);
}

function noteFocus(): void {
  const { activeElement: field } = document;
  if (isField(field)) focused = { field, start: field.selectionStart, end: field.selectionEnd };
  // An element that React takes out of the page leaves the focus to the body.
  else if (field !== document.body) focused = undefined;
}

/** Notes what stands in the fields of the page and what is open, and what changes until it is brought back. */
export function noteEarlyInput(): void {
  for (const target of document.querySelectorAll('input, textarea, details')) note({ target });
  noteFocus();
  const { signal } = ended;
  for (const type of ['input', 'toggle']) addEventListener(type, note, { capture: true, signal });
  addEventListener('focusin', noteFocus, { signal });
  document.addEventListener('selectionchange', noteFocus, { signal });
}

/** By what an element is found again in a page that was made anew: React gives fields other ids then. */
const markOf = (element: Element): string => (isField(element) ? 'name' : 'id');

/** The element that stands now where another one stood; undefined where that is still there. */
function successorOf<Kind extends Element>(element: Kind): Kind | undefined {
  if (element.isConnected) return undefined;
  const mark = markOf(element);
  const value = CSS.escape(element.getAttribute(mark) ?? '');
  return document.querySelector<Kind>(`${element.localName}[${mark}="${value}"]`) ?? undefined;
}

/**
 * Once React has taken over: what was typed or opened in elements that are gone comes into those that
 * stand in their place, and so do the focus and what was selected. The second time there is nothing left.
 */
export function bringBackEarlyInput(): void {
  ended.abort();
  for (const [field, value] of values) {
    const successor = successorOf(field);
    if (successor) successor.value = value;
  }
  for (const details of opened) {
    const successor = successorOf(details);
    if (successor) successor.open = true;
  }
  values.clear();
  opened.clear();
  const { field, start = null, end = null } = focused ?? {};
  focused = undefined;
  if (!field || document.activeElement !== document.body) return;
  const successor = successorOf(field);
  successor?.focus({ preventScroll: true });
  if (start !== null) successor?.setSelectionRange(start, end);
}

/**
 * Takes over what a visitor did before there was a script, which `take` reads from the page: in the
 * commit that shows the component, before React writes values of its own.
 */
export function useEarlyInput(take: () => void): void {
  const first = useRef(take);
  useLayoutEffect(() => {
    bringBackEarlyInput();
    first.current();
  }, []);
}

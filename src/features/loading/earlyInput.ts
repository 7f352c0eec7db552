import { useEffectEvent, useLayoutEffect } from 'react';

/*
 * Input of a visitor before React has taken over. If a program such as a password manager has
 * put an element into the HTML by then, React makes that part of the page anew: its fields are
 * empty, its cards closed, and the focus is gone. The elements that React has taken out of the page
 * still hold what was done to them.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields, cards and buttons of the page as it was loaded, until React has taken over. */
let controls: readonly HTMLElement[] = [];
/** The last focused element: one that is taken out of the page leaves the focus to the body. */
let focused: EventTarget | null = null;

const noteFocus = ({ target }: FocusEvent) => {
  focused = target;
};

/** Notes what can be typed into, opened and pressed, and follows the focus. */
export function noteEarlyInput(): void {
  controls = [
    ...document.querySelectorAll<HTMLElement>('input[name], textarea[name], details[id], button'),
  ];
  focused = document.activeElement;
  addEventListener('focusin', noteFocus);
}

/** Finds a control again. React gives fields other ids when it makes them anew. */
function selectorOf(control: HTMLElement): string {
  if (control instanceof HTMLButtonElement) return 'button';
  const mark = control.hasAttribute('name') ? 'name' : 'id';
  return `${control.localName}[${mark}="${CSS.escape(control.getAttribute(mark) ?? '')}"]`;
}

/** The control that stands in the place of one that is gone. */
function successorOf(gone: HTMLElement): HTMLElement | undefined {
  const selector = selectorOf(gone);
  const before = controls.filter((control) => control.matches(selector));
  const now = document.querySelectorAll<HTMLElement>(selector);
  // With another program's button among them, the order of the buttons says nothing.
  return before.length === now.length ? now[before.indexOf(gone)] : undefined;
}

const isField = (element: HTMLElement): element is Field => element.matches('input, textarea');

/** Does to a control what was done to the one that it replaces. */
function handOver(gone: HTMLElement, successor: HTMLElement): void {
  if (gone instanceof HTMLDetailsElement) Object.assign(successor, { open: gone.open });
  if (gone instanceof HTMLButtonElement)
    // A click that waits (`head.ts`) is done later, on the button that was clicked.
    gone.addEventListener('click', (event) => {
      // A form that is gone cannot be sent.
      event.preventDefault();
      successor.click();
    });
  if (isField(gone) && isField(successor)) successor.value = gone.value;
  if (gone !== focused || document.activeElement !== document.body) return;
  successor.focus({ preventScroll: true });
  // Null where the field's type has no selection.
  if (isField(gone) && isField(successor) && gone.selectionStart !== null)
    successor.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}

/** Does to the controls of the page that React has taken over what was done to those now gone. */
export function bringBackEarlyInput(): void {
  removeEventListener('focusin', noteFocus);
  for (const gone of controls) {
    const successor = gone.isConnected ? undefined : successorOf(gone);
    if (successor) handOver(gone, successor);
  }
  controls = [];
}

/**
 * Takes over what a visitor did before there was a script, which `take` reads from the page: in the
 * commit that shows the component, before React writes values of its own.
 */
export function useEarlyInput(take: () => void): void {
  const takeOnce = useEffectEvent(take);
  useLayoutEffect(() => {
    bringBackEarlyInput();
    takeOnce();
  }, []);
}

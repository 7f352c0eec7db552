import { useEffectEvent, useLayoutEffect } from 'react';
import { isBox } from '../../ui/isBox';

/*
 * Input of a visitor before React has taken over. If a program such as a password manager has
 * put an element into the HTML by then, React makes that part of the page anew: its fields are
 * empty, its cards closed, and the focus is gone. The elements that React has taken out of the page
 * still hold what was done to them.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLDetailsElement | HTMLButtonElement;

/** What can be typed into, opened and pressed. */
const findControls = () => [
  ...document.querySelectorAll<Control>('input[name], textarea[name], details[id], button'),
];

/** The controls of the page as it was loaded, until React has taken over. */
let controls: readonly Control[] = [];
/** The last focused element: one that is taken out of the page leaves the focus to the body. */
let focused: EventTarget | null = null;

const noteFocus = ({ target }: FocusEvent) => {
  focused = target;
};

/** Notes the controls, and follows the focus. */
export function noteEarlyInput(): void {
  controls = findControls();
  focused = document.activeElement;
  addEventListener('focusin', noteFocus);
}

/** What a control is known by. React gives buttons and fields other ids when it makes them anew. */
const keyOf = (control: Control) =>
  control instanceof HTMLDetailsElement
    ? control.id
    : [control.localName, control.name, isBox(control) && control.value].join();

/** Does to a control what was done to the one that it replaces. */
function handOver(gone: Control, successor: Control): void {
  if (gone instanceof HTMLDetailsElement) Object.assign(successor, { open: gone.open });
  else if (gone instanceof HTMLButtonElement)
    // A click that waits (`head.ts`) is done later, on the button that was clicked.
    gone.addEventListener('click', (event) => {
      // A form that is gone cannot be sent.
      event.preventDefault();
      successor.click();
    });
  else if (isBox(gone)) Object.assign(successor, { checked: gone.checked });
  else Object.assign(successor, { value: gone.value });
  if (gone !== focused || document.activeElement !== document.body) return;
  successor.focus({ preventScroll: true });
  // Null where the field's type has no selection.
  if ('selectionStart' in gone && gone.selectionStart !== null && 'setSelectionRange' in successor)
    successor.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}

/** Does to the controls of the page that React has taken over what was done to those now gone. */
export function bringBackEarlyInput(): void {
  removeEventListener('focusin', noteFocus);
  const now = findControls();
  for (const gone of controls.filter(({ isConnected }) => !isConnected)) {
    const isLike = (control: Control) => keyOf(control) === keyOf(gone);
    const [before, after] = [controls.filter(isLike), now.filter(isLike)];
    const successor = after[before.indexOf(gone)];
    // With another program's button among them, the order of the buttons says nothing.
    if (successor && before.length === after.length) handOver(gone, successor);
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

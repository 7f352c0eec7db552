import { useLayoutEffect, useRef } from 'react';

/*
 * What a visitor does before React has taken over. Where somebody else has changed the HTML by then,
 * such as a password manager that puts an element into the form, React makes the page anew: fields are
 * empty, what was opened is closed, and the focus is gone, as is the button of a click that waits. What
 * React has taken out of the page still holds what was done to it.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

let fields: readonly Field[] = [];
let cards: readonly HTMLDetailsElement[] = [];
let buttons: readonly HTMLButtonElement[] = [];
let focused: Element | null = null;
const ended = new AbortController();

function noteFocus(): void {
  const { activeElement } = document;
  // An element that React takes out of the page leaves the focus to the body.
  if (activeElement !== document.body) focused = activeElement;
}

const buttonsOfPage = () => [...document.querySelectorAll('button')];

/** Notes the fields of the page, what can be opened and pressed, and where the focus is until that is brought back. */
export function noteEarlyInput(): void {
  fields = [...document.querySelectorAll<Field>('input[name], textarea[name]')];
  cards = [...document.querySelectorAll<HTMLDetailsElement>('details[id]')];
  buttons = buttonsOfPage();
  noteFocus();
  addEventListener('focusin', noteFocus, { signal: ended.signal });
}

/**
 * The elements that are gone, each with the one that stands in its place: it is found by its name, as
 * React gives fields other ids when it makes them anew, or by its id.
 */
const replaced = <Kind extends Element>(elements: readonly Kind[], mark: 'name' | 'id') =>
  elements.flatMap((gone) => {
    const value = CSS.escape(gone.getAttribute(mark) ?? '');
    const successor = document.querySelector<Kind>(`${gone.localName}[${mark}="${value}"]`);
    return gone.isConnected || !successor ? [] : [{ gone, successor }];
  });

/** Has a click that waits for a button that is gone (`holdClicks.ts`) done on the one in its place. */
function passOnClicks(): void {
  const now = buttonsOfPage();
  // With another's button among them nobody can tell which is which.
  if (now.length !== buttons.length) return;
  for (const [index, gone] of buttons.entries())
    if (!gone.isConnected)
      gone.addEventListener('click', (event) => {
        // A form that is gone cannot be sent.
        event.preventDefault();
        now[index]?.click();
      });
}

/**
 * Once React has taken over: what was typed or opened in elements that are gone comes into those that
 * stand in their place, and so do the focus and what was selected. The second time there is nothing left.
 */
export function bringBackEarlyInput(): void {
  ended.abort();
  for (const { gone, successor } of replaced(cards, 'id')) successor.open = gone.open;
  passOnClicks();
  for (const { gone, successor } of replaced(fields, 'name')) {
    const { value, selectionStart, selectionEnd } = gone;
    successor.value = value;
    if (gone !== focused || document.activeElement !== document.body) continue;
    successor.focus({ preventScroll: true });
    // Null where its type has no selection.
    if (selectionStart !== null) successor.setSelectionRange(selectionStart, selectionEnd);
  }
  fields = [];
  cards = [];
  buttons = [];
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

/**
 * Moves focus to an element that is not a control, such as a heading, and leaves no trace: the
 * `tabindex` goes again when focus does, so a later click on the element does not focus it.
 */
export function setFocus(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

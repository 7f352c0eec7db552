/**
 * For a `ref`: hides an element until find-in-page finds something in it, and says when that is.
 * React writes `hidden` as a boolean, and find-in-page needs a value (HTML, `hidden=until-found`).
 */
export const untilFound =
  (onFound: (element: Element) => void) => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const say = () => onFound(element);
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', say);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', say);
    };
  };

import { setFocus } from '../../ui/setFocus';

/** Focuses the page's `h1` and scrolls the page to a position, in px from its top. */
export function focusHeading(scrollY: number): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) setFocus(heading, { preventScroll: true });
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}

/** The element that the address's hash names, or null. A malformed escape names nothing. */
export function hashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to the element that the address's hash names and focuses it; false where there is none. */
export function focusHashTarget(): boolean {
  const target = hashTarget();
  if (!target) return false;
  target.scrollIntoView();
  setFocus(target, { preventScroll: true });
  return true;
}

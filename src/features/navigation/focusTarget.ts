import { useEffect, useEffectEvent } from 'react';
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

/**
 * Scrolls to the element that the address's hash names and focuses its heading, so that a screen
 * reader reads that and not all of the section; false where there is no such element.
 */
export function focusHashTarget(): boolean {
  const target = hashTarget();
  if (!target) return false;
  target.scrollIntoView();
  // In a card, the part that turns it.
  const heading = target.querySelector<HTMLElement>('summary, h1, h2, h3');
  setFocus(target.matches('main') || !heading ? target : heading, { preventScroll: true });
  return true;
}

/** Calls `follow` with the element that the address's hash names, or null, for each hash. */
export function useHashTarget(follow: (target: HTMLElement | null) => void): void {
  const onHash = useEffectEvent(() => follow(hashTarget()));
  useEffect(() => {
    const onChange = () => onHash();
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
}

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
 * Scrolls to the element that the address's hash names and focuses its heading, which is read alone
 * and not with all of its section; false where there is no such element.
 */
export function focusHashTarget(): boolean {
  const target = hashTarget();
  if (!target) return false;
  target.scrollIntoView();
  // Of a card, what turns it.
  const heading = target.querySelector<HTMLElement>('summary, h1, h2, h3');
  setFocus(target.matches('main') || !heading ? target : heading, { preventScroll: true });
  return true;
}

/** Calls `follow` with the element that the address's hash names, or null: at first, and whenever the hash changes. */
export function useHashTarget(follow: (target: HTMLElement | null) => void): void {
  const onHash = useEffectEvent(() => follow(hashTarget()));
  useEffect(() => {
    const onChange = () => onHash();
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
}

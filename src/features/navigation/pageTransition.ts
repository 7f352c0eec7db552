import { flushSync } from 'react-dom';

/**
 * Where a page fades into the next one: not for who asks for reduced motion, and not by touch, as
 * drawing both pages puts the next one off by 0.1 s on a phone.
 */
const fades = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/**
 * Shows a page, the old one fading into it (View Transitions API) where the browser supports that.
 * `page-transition.css` says how it looks, and lets written pages fade in the same way.
 */
export function withPageTransition(showPage: () => void): void {
  if (
    !('startViewTransition' in document) ||
    document.hidden ||
    !window.matchMedia(fades).matches
  ) {
    showPage();
    return;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(showPage));
  // They reject where a newer page or a hidden tab cuts the fade short; the page is shown anyway.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
}

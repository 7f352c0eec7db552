import { flushSync } from 'react-dom';

/**
 * React's own code is the same on every page, so the time it takes to start tells a slow device from
 * a fast one, in ms: 8 to 15 on the machine this was written on, 25 to 60 at a quarter of its CPU.
 */
const slowReactStart = 20;

/**
 * Whether a fade between pages is worth its time: the browser draws the old page and the new one
 * apart, which put the new page off by 0.1 s at a quarter of the CPU.
 */
export const canAffordPageTransitions = (reactStartTime: number) => reactStartTime < slowReactStart;

/**
 * Shows the next page, the old one fading into it (View Transitions API) where the browser supports
 * that and the visitor has not asked for reduced motion. `page-transition.css` says how it looks.
 */
export function withPageTransition(showPage: () => void): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reducedMotion || !('startViewTransition' in document) || document.hidden) {
    showPage();
    return;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(showPage));
  // They reject where a newer page or a hidden tab cuts the fade short; the page is shown anyway.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
}

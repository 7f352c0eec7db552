import { flushSync } from 'react-dom';

/** How long a look at the device's speed takes, in ms. */
const look = 4;

/** How often a quick device reads its clock in a millisecond; at a quarter of the CPU about 900. */
const quickReads = 1800;

/**
 * Whether the device is quick enough, now, for a fade: the browser draws the old page once more
 * and the new one apart, which at a quarter of the CPU would put off the new page by 0.1 s.
 */
function isQuick(): boolean {
  const start = performance.now();
  let reads = 0;
  while (performance.now() - start < look) reads += 1;
  return reads / look > quickReads;
}

/**
 * Shows the next page, the old one fading into it (View Transitions) where the browser can do that,
 * the device is quick enough and motion is welcome. The bars have names of their own in the
 * stylesheet and stand still.
 */
export function fadeInto(showNext: () => void): void {
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (lessMotion || !('startViewTransition' in document) || document.hidden || !isQuick()) {
    showNext();
    return;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(showNext));
  // They reject where a newer page or a hidden tab cuts the fade short; the page is shown anyway.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
}

import { type RefObject, useEffect } from 'react';
import { useNearViewport } from '../../ui/useNearViewport';

/** Counted when it is so far within the window, in px: above the footer. */
const within = 96;

/** In ms. */
const duration = 1200;

/** Slowly at first and at last. */
const easeInOut = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/**
 * A figure that counts once, from the older to the newer one, when it comes into view; not under
 * reduced motion. The numbers between are drawn by `jobs.css`: what is read is the newer one all the
 * time.
 */
export function useCount(
  figure: RefObject<HTMLElement | null>,
  before: string | undefined,
  after: string,
): void {
  const { reached } = useNearViewport(figure, -within);
  useEffect(() => {
    const element = figure.current;
    const counted = [before, after].map(Number);
    if (!reached || !element || !counted.every(Number.isInteger)) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [from = 0, to = 0] = counted;
    const begun = performance.now();
    const stop = () => delete element.dataset.counts;
    let frame = 0;
    const count = () => {
      const share = (performance.now() - begun) / duration;
      if (share >= 1) return stop();
      element.dataset.counts = String(Math.round(from + (to - from) * easeInOut(share)));
      frame = requestAnimationFrame(count);
    };
    count();
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [figure, reached, before, after]);
}

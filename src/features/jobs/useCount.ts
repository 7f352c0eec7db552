import { type RefObject, useEffect } from 'react';
import { useNearViewport } from '../../ui/useNearViewport';

/** Counted when it is so far within the window, in px: above the footer. */
const within = 96;

/** In ms. */
const duration = 1200;

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
    element.dataset.counts = '';
    const stop = () => delete element.dataset.counts;
    const count = element.animate({ '--count': counted }, { duration, easing: 'ease-in-out' });
    count.onfinish = stop;
    return () => {
      count.cancel();
      stop();
    };
  }, [figure, reached, before, after]);
}

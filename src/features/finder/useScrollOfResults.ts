import { useCallback, useLayoutEffect, useRef } from 'react';
import { savedScrollPosition } from '../history/scrollPosition';

/**
 * Brings the page back to where it was left among the results, once these are there again: they come
 * above what is shown meanwhile, which browsers keep in sight. Returns what notes where the page was.
 */
export function useScrollOfResults(isShown: boolean): () => void {
  const saved = useRef<number>(undefined);

  useLayoutEffect(() => {
    const top = saved.current;
    if (!isShown || top === undefined) return;
    saved.current = undefined;
    const restore = () => window.scrollTo({ top, behavior: 'instant' });
    restore();
    // Once more where the browser has moved the page in the meantime.
    requestAnimationFrame(restore);
  }, [isShown]);

  return useCallback(() => {
    saved.current = savedScrollPosition();
  }, []);
}

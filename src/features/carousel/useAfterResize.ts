import { useEffect } from 'react';

/** A resize is answered once, this long after the last of a burst. In ms. */
const resizeDebounce = 50;

/** Calls back once after a burst of window resizes. `callback` has to be stable. */
export function useAfterResize(callback: () => void): void {
  useEffect(() => {
    let timer: number | undefined;
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(callback, resizeDebounce);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [callback]);
}

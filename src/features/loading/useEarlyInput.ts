import { useLayoutEffect, useRef } from 'react';
import { bringBackEarlyInput } from './earlyInput';

/**
 * Takes over what a visitor did before there was a script, which `take` reads from the page: in the
 * commit that shows the component, before React writes values of its own.
 */
export function useEarlyInput(take: () => void): void {
  const first = useRef(take);
  useLayoutEffect(() => {
    bringBackEarlyInput();
    first.current();
  }, []);
}

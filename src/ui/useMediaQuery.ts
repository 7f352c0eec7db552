import { useCallback, useSyncExternalStore } from 'react';

const notKnownWhilePrerendering = () => false;

/** Whether a media query matches; false in the prerendered page and until it is hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = useCallback(() => window.matchMedia(query).matches, [query]);
  return useSyncExternalStore(subscribe, read, notKnownWhilePrerendering);
}

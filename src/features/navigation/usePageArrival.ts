import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Route } from '../../routes';
import { arriveAt, arriveAtHash } from './arriveAt';
import { documentTitle } from './documentTitle';
import { scrollMemory } from './scrollMemory';

// A layout effect so that nobody sees the new page at the old page's scroll position; React warns
// about one while prerendering.
const useArrivalEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What a browser does when it opens a page, done for a page the router opened: the title changes
 * first, then focus goes to the page's `h1` (or the hash's target), and the scroll position to the
 * top, or back to where it was on Back and Forward. On the first page it only sets the title.
 */
export function usePageArrival(route: Route): void {
  const arrivedAt = useRef<string | null>(null);

  useArrivalEffect(() => {
    document.title = documentTitle(route);
    const opened = arrivedAt.current !== null && arrivedAt.current !== route.path;
    arrivedAt.current = route.path;
    if (!opened) return;

    const remembered = scrollMemory.read();
    if (remembered !== undefined || !arriveAtHash()) arriveAt(remembered ?? 0);
    if (remembered === undefined) scrollMemory.keep();
  }, [route]);
}

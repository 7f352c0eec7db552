import { useEffect, useLayoutEffect, useRef } from 'react';
import { documentTitle } from '../lib/documentTitle';
import { hashTarget } from '../lib/hashTarget';
import { scrollPositions } from '../lib/scrollPositions';
import { setFocus } from '../lib/setFocus';
import type { Route } from '../routes';

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
    const first = arrivedAt.current === null;
    const same = arrivedAt.current === route.path;
    arrivedAt.current = route.path;
    if (first || same) return;

    const remembered = scrollPositions.arrive();
    const target = hashTarget();
    const heading = document.querySelector<HTMLElement>('h1');
    if (remembered === undefined && target) {
      target.scrollIntoView();
      setFocus(target, { preventScroll: true });
      return;
    }
    if (heading) setFocus(heading, { preventScroll: true });
    window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
  }, [route]);
}

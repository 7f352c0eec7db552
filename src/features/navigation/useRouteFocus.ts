import { useLayoutEffect, useRef } from 'react';
import type { Route } from '../../routes';
import { savedScrollPosition } from '../history/historyEntry';
import { focusHashTarget, focusHeading } from './focusTarget';

/**
 * Does for a page that the router has rendered as a browser does for one that it opens: the title
 * changes first, then the page's `h1` (or the hash's target) gets focus, and the page is scrolled
 * to its top, or to its place on Back and Forward. On the first page it only sets the title
 * (WCAG 2.4.2, 2.4.3).
 */
export function useRouteFocus(route: Route): void {
  const previousPath = useRef<string | null>(null);

  // Before the paint: the new page is never seen at the old page's scroll position.
  useLayoutEffect(() => {
    document.title = route.documentTitle;
    const from = previousPath.current;
    previousPath.current = route.path;
    if (from === null || from === route.path) return;

    const scrollY = savedScrollPosition();
    if (scrollY !== undefined) {
      focusHeading(scrollY);
      return;
    }
    if (!focusHashTarget()) focusHeading(0);
  }, [route]);
}

import { useDeferredValue, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating';
import { savedScrollPosition } from '../history/historyEntry';

/**
 * The part of a page below its heading. If a link has just opened the page, it is rendered right
 * after the heading, so that the page is seen and its `h1` has focus; input may interrupt it. It is
 * rendered at once while hydrating, and if the page may have to be scrolled to a place in it: on
 * Back and Forward, and for an address with a hash.
 */
export function AfterHeading({ children }: { children: React.ReactNode }) {
  const hydrating = useHydrating();
  const [atOnce] = useState(
    () => hydrating || window.location.hash !== '' || savedScrollPosition() !== undefined,
  );
  const isRendered = useDeferredValue(true, atOnce);
  // Until then the page is long enough to scroll, and the footer below.
  return isRendered ? children : <div className="h-[300vh]" />;
}

import { useDeferredValue, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating';
import { savedScrollPosition } from '../navigation/scrollPosition';

/**
 * A long list on a page that a link has just opened is rendered right after the rest of the page, so
 * that the page is seen and its `h1` has focus; input may interrupt it. It is rendered at once while
 * hydrating, and where the page may have to be scrolled to one of its items: on Back and Forward,
 * and for an address with a hash.
 */
export function useDeferredList<Item>(items: Item[]): Item[] {
  const hydrating = useHydrating();
  const [atOnce] = useState(
    () => hydrating || window.location.hash !== '' || savedScrollPosition() !== undefined,
  );
  const count = useDeferredValue(items.length, atOnce ? items.length : 0);
  return items.slice(0, count);
}

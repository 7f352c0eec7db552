import { useDeferredValue, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating';
import { savedScrollPosition } from '../navigation/scrollPosition';

/**
 * A long list on a page that a link has just opened: its first `initialCount` items are rendered at
 * once, so that the page is seen and its `h1` has focus, and the others right after, which input may
 * interrupt. All are rendered at once while hydrating, and where the page may have to be scrolled to
 * one of them: on Back and Forward, and for an address with a hash.
 */
export function useDeferredList<Item>(items: Item[], initialCount: number): Item[] {
  const hydrating = useHydrating();
  const [allAtOnce] = useState(
    () => hydrating || window.location.hash !== '' || savedScrollPosition() !== undefined,
  );
  const count = useDeferredValue(items.length, allAtOnce ? items.length : initialCount);
  return items.slice(0, count);
}

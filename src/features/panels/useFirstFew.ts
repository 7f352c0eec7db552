import { useDeferredValue, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating';
import { savedScrollPosition } from '../navigation/scrollPosition';

/**
 * A long list for a page that has just been navigated to: its first few items at once, so that the
 * page is seen and its `h1` has focus, and the others right after, in slices that let input through.
 * All at once on the page that was loaded, and where the place to arrive at may be among them: on
 * Back and Forward, and for an address with a hash.
 */
export function useFirstFew<Item>(items: Item[], few: number): Item[] {
  const hydrating = useHydrating();
  const [allAtOnce] = useState(
    () => hydrating || window.location.hash !== '' || savedScrollPosition() !== undefined,
  );
  const count = useDeferredValue(items.length, allAtOnce ? items.length : few);
  return items.slice(0, count);
}

import { useCallback, useState } from 'react';

const currentPath = () => (typeof window === 'undefined' ? '' : window.location.pathname);

/**
 * Returns what tells whether the page that a component is part of is still the one at the address.
 * A timer or a `popstate` may come between the change of the address and the next page, and then has
 * nothing to write to the history.
 */
export function useIsAtAddress(): () => boolean {
  const [path] = useState(currentPath);
  return useCallback(() => currentPath() === path, [path]);
}

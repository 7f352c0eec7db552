import { useCallback, useState } from 'react';

const currentPath = () => (typeof window === 'undefined' ? '' : window.location.pathname);

/**
 * Returns a function that says whether the page of a component is still the one at the address. A
 * timer or a `popstate` may come between the change of the address and the next page, and must not
 * write to the history then.
 */
export function useIsAtAddress(): () => boolean {
  const [path] = useState(currentPath);
  return useCallback(() => currentPath() === path, [path]);
}

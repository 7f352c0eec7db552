import { useCallback, useState } from 'react';

const currentPath = () => (typeof window === 'undefined' ? '' : window.location.pathname);

/**
 * Returns what tells whether the page that a component is part of is the one at the address. One that
 * has been left is mounted a little longer, and has nothing to write to the history.
 */
export function useIsAtAddress(): () => boolean {
  const [path] = useState(currentPath);
  return useCallback(() => currentPath() === path, [path]);
}

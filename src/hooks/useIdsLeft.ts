import { useState } from 'react';
import { historyEntry } from '../lib/historyEntry';
import { useHydrating } from './useHydrating';

/**
 * The ids that a page's entry in the history was left with under a name (`historyEntry.keep`), for
 * the page to begin with on Back and Forward; undefined on a new entry and on a page that is loaded.
 */
export function useIdsLeft(name: string): string[] | undefined {
  const hydrating = useHydrating();
  const [left] = useState(() => (hydrating ? undefined : historyEntry.read(name)));
  return Array.isArray(left) ? left.filter((id) => typeof id === 'string') : undefined;
}

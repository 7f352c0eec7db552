import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating';
import { readHistoryState, writeHistoryState } from './historyState';
import { useIsAtAddress } from './useIsAtAddress';

type Ids = readonly string[];

function readIds(key: string): Ids | undefined {
  const value = readHistoryState(key);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined;
}

/**
 * Ids that Back and Forward restore, such as those of closed panels, kept in the page's history
 * entry under a key. Returns what was saved there (undefined on a new entry, and on a page that was
 * loaded, whose HTML shows the initial state) and a function that saves the current ids.
 */
export function useSavedIds(key: string): [saved: Ids | undefined, save: (ids: Ids) => void] {
  const hydrating = useHydrating();
  const [saved] = useState(() => (hydrating ? undefined : readIds(key)));
  const latest = useRef(saved);
  const isAtAddress = useIsAtAddress();

  const save = useCallback(
    (ids: Ids) => {
      latest.current = ids;
      if (isAtAddress()) writeHistoryState(key, ids);
    },
    [key, isAtAddress],
  );

  useEffect(() => {
    // A link to a place on the same page makes a new history entry, with no state yet.
    const copyToNewEntry = () => {
      if (isAtAddress()) writeHistoryState(key, latest.current);
    };
    window.addEventListener('popstate', copyToNewEntry);
    return () => window.removeEventListener('popstate', copyToNewEntry);
  }, [key, isAtAddress]);

  return [saved, save];
}

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
  const latest = useRef<Ids>(saved ?? []);
  const isAtAddress = useIsAtAddress();

  const write = useCallback(() => {
    // An entry without ids needs no empty list: each write takes a tap's time, and Safari counts them.
    if (latest.current.length === 0 && !readIds(key)) return;
    if (isAtAddress()) writeHistoryState(key, latest.current);
  }, [key, isAtAddress]);

  const save = useCallback(
    (ids: Ids) => {
      latest.current = ids;
      write();
    },
    [write],
  );

  useEffect(() => {
    // A link to a place on the same page makes a new history entry, with no state yet.
    window.addEventListener('popstate', write);
    return () => window.removeEventListener('popstate', write);
  }, [write]);

  return [saved, save];
}

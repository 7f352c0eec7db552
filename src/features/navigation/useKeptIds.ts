import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating';
import { historyEntry } from './historyEntry';

/**
 * Ids that a page's entry in the history keeps under a name, for Back and Forward: those it was
 * left with (undefined on a new entry and on a page that is loaded), and what keeps those of now,
 * to be called when they change. `idsNow` reads them from what is on the page.
 */
export function useKeptIds(
  name: string,
  idsNow: () => string[],
): { left: string[] | undefined; keep: () => void } {
  const hydrating = useHydrating();
  const [left] = useState(() => {
    const ids = hydrating ? undefined : historyEntry.read(name);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : undefined;
  });
  const newest = useRef(idsNow);
  useEffect(() => {
    newest.current = idsNow;
  }, [idsNow]);
  const keep = useCallback(() => historyEntry.keep(name, newest.current()), [name]);

  useEffect(() => {
    const { pathname } = window.location;
    // A page that was loaded anew is not as it was left, and what was changed before there was a
    // script was not kept.
    if (historyEntry.read(name) !== undefined || newest.current().length > 0) keep();
    // A link within the page makes an entry, on which nothing is kept yet.
    const keepOnSamePage = () => {
      if (window.location.pathname === pathname) keep();
    };
    window.addEventListener('popstate', keepOnSamePage);
    return () => window.removeEventListener('popstate', keepOnSamePage);
  }, [name, keep]);
  return { left, keep };
}

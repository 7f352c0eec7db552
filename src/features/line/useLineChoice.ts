import { useCallback } from 'react';
// That of `wouter` itself is decoded already.
import { useSearch } from 'wouter/use-browser-location';
import { useHydrating } from '../../ui/useHydrating';
import { replaceUrl } from '../history/historyState';
import { useIsAtAddress } from '../history/useIsAtAddress';
import { choiceIn, type LineChoice, sameChoice, withChoice } from './lineAddress';

/** There is no address while prerendering. */
const searchOptions = typeof window === 'undefined' ? { ssrSearch: '' } : {};

/**
 * What is chosen on the line, kept in the address alone, so that a link to it opens the same view.
 * A choice makes no history entry: Back leaves the page.
 */
export function useLineChoice() {
  const search = useSearch(searchOptions);
  const hydrating = useHydrating();
  const choice = hydrating ? undefined : choiceIn(search);

  const isAtAddress = useIsAtAddress();
  const choose = useCallback(
    (next: LineChoice | undefined) => {
      const { href, search: current } = window.location;
      if (isAtAddress() && !sameChoice(next, choiceIn(current))) replaceUrl(withChoice(href, next));
    },
    [isAtAddress],
  );

  return { choice, choose };
}

export type Line = ReturnType<typeof useLineChoice>;

import { useCallback } from 'react';
// That of `wouter` itself is decoded already.
import { useSearch } from 'wouter/use-browser-location';
import { useHydrating } from '../../ui/useHydrating';
import { replaceUrl } from '../navigation/historyState';
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

  const choose = useCallback((next: LineChoice | undefined) => {
    const { href } = window.location;
    if (!sameChoice(next, choiceIn(window.location.search))) replaceUrl(withChoice(href, next));
  }, []);

  return { choice, choose };
}

export type Line = ReturnType<typeof useLineChoice>;

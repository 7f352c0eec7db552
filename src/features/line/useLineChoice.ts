import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
// That of `wouter` itself is decoded already.
import { useSearch } from 'wouter/use-browser-location';
import { useHydrating } from '../../ui/useHydrating';
import { pushUrl } from '../history/historyState';
import { saveScrollPosition } from '../history/scrollPosition';
import { useIsAtAddress } from '../history/useIsAtAddress';
import { useEarlyInput } from '../loading/useEarlyInput';
import { choiceIn, type LineChoice, sameChoice, withChoice } from './lineAddress';
import { openEntry, showEntry } from './showEntry';

/** There is no address while prerendering. */
const searchOptions = typeof window === 'undefined' ? { ssrSearch: '' } : {};

/** A choice that the history had no room for, and the address that it is not in. */
type Unsaved = { choice: LineChoice | undefined; search: string };

/**
 * What is chosen on the line, which is the entry of its lists that is open. It is kept in the address, so
 * that a link to it opens the same view, and each choice is an entry of the history: Back goes to the
 * one before. Entries show it and never keep one of their own; what the browser opens or closes by
 * itself, before there is a script and for find-in-page, is chosen here.
 */
export function useLineChoice(band: RefObject<Element | null>) {
  const search = useSearch(searchOptions);
  const hydrating = useHydrating();
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const isUnsaved = unsaved?.search === search;
  const choice = hydrating ? undefined : isUnsaved ? unsaved.choice : choiceIn(search);
  const madeHere = useRef<LineChoice>(undefined);

  const isAtAddress = useIsAtAddress();
  const choose = useCallback(
    (next: LineChoice | undefined) => {
      const { href, search: current } = window.location;
      if (!isAtAddress()) return;
      madeHere.current = next;
      setUnsaved(undefined);
      if (sameChoice(next, choiceIn(current))) return;
      saveScrollPosition();
      if (!pushUrl(withChoice(href, next))) setUnsaved({ choice: next, search: current });
    },
    [isAtAddress],
  );

  const follow = useCallback(() => {
    // Of what closes because something else opens, the one that is open now is told once.
    const open = openChoice(band.current);
    if (!sameChoice(open, choice)) choose(open);
  }, [band, choice, choose]);
  // In the commit that shows a choice, whose own event comes next. It does not bubble: it is captured.
  useLayoutEffect(() => {
    const element = band.current;
    element?.addEventListener('toggle', follow, true);
    return () => element?.removeEventListener('toggle', follow, true);
  }, [band, follow]);
  useEarlyInput(() => {
    if (openChoice(band.current)) follow();
  });

  const address = choice && `${choice.kind} ${choice.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice changes with its address
  useEffect(() => {
    if (!choice || sameChoice(choice, madeHere.current)) return;
    madeHere.current = undefined;
    // An address has chosen it: a link, Back, Forward. The browser scrolls first.
    const frame = requestAnimationFrame(() => showEntry('instant'));
    return () => cancelAnimationFrame(frame);
  }, [address]);

  return { choice, choose };
}

/** The choice whose entry is open in the lists. */
function openChoice(band: Element | null): LineChoice | undefined {
  const href = openEntry(band)?.dataset.search;
  return href === undefined ? undefined : choiceIn(new URL(href, window.location.origin).search);
}

export type Line = ReturnType<typeof useLineChoice>;

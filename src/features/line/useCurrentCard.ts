import { type RefObject, useEffect, useState } from 'react';
import { useHashTarget } from '../navigation/focusTarget';

/** The card at a quarter of the row's width: one as wide as the row, or the first of several. */
const rootMargin = '0px -70% 0px -20%';

/**
 * The id of the current card of a row, undefined until the row has been observed; and a function
 * that steps through the cards in a circle. Only the row's scroll position decides, however it got
 * there: by a finger, a link, find-in-page. Links in the other cards are no tab stops.
 */
export function useCurrentCard(row: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        // If nothing can be scrolled, all of them are seen.
        if (!shown || element.scrollWidth <= element.clientWidth) return;
        setCurrent(shown.id);
        for (const link of element.querySelectorAll('a'))
          link.tabIndex = shown.contains(link) ? 0 : -1;
      },
      { root: element, rootMargin },
    );
    for (const card of element.children) observer.observe(card);
    return () => observer.disconnect();
  }, [row]);
  // Back and Forward restore the window's scroll position, not the row's.
  useHashTarget((target) => {
    const element = row.current;
    if (!element) return;
    if (target?.parentElement === element) element.scrollLeft = target.offsetLeft;
    else if (!window.location.hash || target?.contains(element)) element.scrollLeft = 0;
  });
  const step = (by: number) => {
    const cards = [...(row.current?.children ?? [])];
    const next = (cards.findIndex(({ id }) => id === current) + by) % cards.length;
    cards.at(next)?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
  };
  return { current, step };
}

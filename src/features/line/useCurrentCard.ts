import { type RefObject, useEffect, useState } from 'react';
import { useHashTarget } from '../navigation/focusTarget';

/** What lies at a quarter of the row's width is shown: a card as wide as the row, or the first of several. */
const rootMargin = '0px -70% 0px -20%';

/**
 * Which card of a row is shown, by its id, undefined until the row has been looked at; and what shows
 * the card so many further on, round the row's ends. The row's scroll position alone says which it is,
 * whatever brought it there: a finger, a link, find-in-page. Links in the other cards are no tab stops
 * meanwhile.
 */
export function useCurrentCard(row: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        // Where nothing is scrolled, all of them are seen.
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
  // Back and Forward bring the window alone to where it was.
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

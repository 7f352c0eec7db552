import { lineId } from './choiceHref';

/** The entry that is open in the line's lists. */
export const openEntry = (band: Element | null) =>
  band?.querySelector<HTMLDetailsElement>('details[open]');

/**
 * Scrolls the text of what is chosen into view: beside the picture, where it lies on it; right below
 * it, where the picture stays in sight on a phone.
 */
export function showEntry(behavior: ScrollBehavior): void {
  const entry = openEntry(document.getElementById(lineId));
  const card = entry?.querySelector('.line-text');
  if (!entry || !card) return;
  const onPicture = getComputedStyle(card).position === 'absolute';
  // Room for the picture above it, which may still be on its way.
  const pinned = getComputedStyle(entry).scrollMarginTop !== '0px';
  (onPicture ? card : entry).scrollIntoView({ block: pinned ? 'start' : 'nearest', behavior });
}

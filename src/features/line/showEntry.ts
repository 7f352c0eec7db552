import { lineId } from './choiceHref';

/**
 * Scrolls the text of what is chosen into view, if it is not. Where it lies on the picture the text
 * is seen with it; in a list it is shown with its heading.
 */
export function showEntry(behavior: ScrollBehavior): void {
  const entry = document.getElementById(lineId)?.querySelector('details[open]');
  const card = entry?.querySelector('.line-card');
  if (!entry || !card) return;
  const onPicture = getComputedStyle(card).position === 'absolute';
  (onPicture ? card : entry).scrollIntoView({ block: 'nearest', behavior });
}

import { flushSync } from 'react-dom';

/** Makes a change, and scrolls by as much as it moves an element: what is tapped stays there. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

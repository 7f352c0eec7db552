/**
 * Calls back when the next frame is painted, for what must not delay it: work that an input starts
 * beside its answer, and work that would lay out the page early. In a hidden tab, once it is shown.
 */
export const afterPaint = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback));

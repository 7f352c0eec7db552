/**
 * Calls back when the next frame is painted: what an input is only the occasion for does not delay
 * its answer.
 */
export const afterPaint = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback));

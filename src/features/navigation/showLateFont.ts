/**
 * Shows the page that comes in the site's font where that was too late for the page before
 * (`loadAfterPaint.ts`): this one is laid out anew anyway.
 */
export function showLateFont(): void {
  const { documentElement } = document;
  if (documentElement.dataset.font === 'late') documentElement.removeAttribute('data-font');
}

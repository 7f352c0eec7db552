/**
 * Presses each button that was pressed before there was a script, once, however often an impatient
 * finger did: called when React listens, which hydrates what it needs for that first. A button that
 * sends a form has done so without a script.
 */
export function replayEarlyTaps(): void {
  window.onclick = null;
  for (const button of window.earlyTaps ?? []) if (button?.type === 'button') button.click();
}

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Presses each button that was pressed before there was a script, once, however often an impatient
 * finger did: called when React listens, which hydrates what it needs for that first. A button that
 * sends a form has done so without a script.
 */
export function replayEarlyTaps(): void {
  window.onclick = null;
  const buttons = new Set(Array.from(window.earlyTaps ?? [], buttonOf));
  for (const button of buttons) if (button?.type === 'button') button.click();
}

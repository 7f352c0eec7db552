/**
 * Moves focus along the controls of a list with the arrow keys, Home and End, and round its ends.
 * `keys`: those for back and on. A key that means nothing here is left to the browser.
 */
export function moveFocus(
  event: Pick<React.KeyboardEvent, 'key' | 'preventDefault'>,
  controls: readonly HTMLElement[],
  [back, on]: readonly [string, string] = ['ArrowUp', 'ArrowDown'],
): void {
  const at = [...controls].findIndex((control) => control.matches(':focus'));
  if (at < 0) return;
  const targets: Record<string, number> = {
    [back]: at - 1,
    [on]: (at + 1) % controls.length,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  controls.at(target)?.focus();
}

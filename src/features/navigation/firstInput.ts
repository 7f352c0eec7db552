/** What only a visitor does: a page that opens at a place has `scroll` and `focusin` by itself. */
const inputs = ['pointermove', 'pointerdown', 'keydown'];

/** Calls back once, with the first user input, or the first of further events. */
export function onFirstInput(callback: () => void, furtherEvents: string[] = []): void {
  const heard = new AbortController();
  const options = { capture: true, passive: true, signal: heard.signal };
  const hear = () => {
    // A tap is several of them.
    heard.abort();
    callback();
  };
  for (const type of [...inputs, ...furtherEvents]) window.addEventListener(type, hear, options);
}

/** Events that tell that somebody is there. Not `scroll`: a page that opens at a place has it too. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'];

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

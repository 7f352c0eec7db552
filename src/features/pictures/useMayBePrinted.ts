import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** For so long, what is mounted meanwhile is printed as well. In ms. */
const soon = 10_000;

let preparedAt = Number.NEGATIVE_INFINITY;

/** What prepares each part of the page that asks. */
const parts = new Set<() => void>();

function prepare(): void {
  preparedAt = performance.now();
  for (const preparePart of parts) preparePart();
}

let isListening = false;

/** Listens once for all parts, for as long as the page is open. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  // Browsers lay out the printed page as soon as the event is over.
  window.addEventListener('beforeprint', () => flushSync(prepare));
  window.addEventListener('blur', prepare);
  // By touch, a pointer leaves with each tap.
  document.documentElement.addEventListener('mouseleave', prepare);
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Control' || key === 'Meta') prepare();
  });
}

/**
 * Whether the page is being printed, or has been, or may be next: a key that shortcuts begin with is
 * held down, or the mouse or focus has left the page, as for a menu. WebKit prints at once and
 * waits for no picture, so those have to be asked for before. A part that comes with that very key
 * learns of it from a component that was there.
 */
export function useMayBePrinted(): boolean {
  const [mayBe, setMayBe] = useState(false);
  useEffect(() => {
    const preparePart = () => setMayBe(true);
    if (performance.now() - preparedAt < soon) preparePart();
    listen();
    parts.add(preparePart);
    return () => void parts.delete(preparePart);
  }, []);
  return mayBe;
}

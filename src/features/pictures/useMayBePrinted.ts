import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** For so long, what is mounted meanwhile is printed as well. In ms. */
const soon = 10_000;

let preparedAt = Number.NEGATIVE_INFINITY;

/**
 * Whether the page is being printed, or has been, or may be next: a key that shortcuts begin with is
 * held down, or the pointer or focus has left the page, as for a menu. WebKit prints at once and
 * waits for no picture, so those have to be asked for before. A part that comes with that very key
 * learns of it from a component that was there.
 */
export function useMayBePrinted(): boolean {
  const [mayBe, setMayBe] = useState(false);
  useEffect(() => {
    if (performance.now() - preparedAt < soon) setMayBe(true);
    const listening = new AbortController();
    const { signal } = listening;
    const prepare = () => {
      preparedAt = performance.now();
      setMayBe(true);
    };
    // Browsers lay out the printed page as soon as the event is over.
    window.addEventListener('beforeprint', () => flushSync(prepare), { signal });
    window.addEventListener('blur', prepare, { signal });
    document.documentElement.addEventListener('pointerleave', prepare, { signal });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') prepare();
    };
    window.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, []);
  return mayBe;
}

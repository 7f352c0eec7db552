import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether any of an element is in the viewport or within `margin` px of it: `near` for now,
 * `reached` for now or at any time before, or once the page is printed.
 */
export function useNearViewport(ref: RefObject<Element | null>, margin = 200) {
  const [near, setNear] = useState(false);
  const [reached, setReached] = useState(false);
  if (near && !reached) setReached(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      // One call may report several changes; the last one is how it is now.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${margin}px` },
    );
    observer.observe(ref.current);
    // Browsers lay out the printed page as soon as the event is over.
    const prepare = () => flushSync(() => setReached(true));
    window.addEventListener('beforeprint', prepare);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', prepare);
    };
  }, [ref, margin]);
  return { near, reached };
}

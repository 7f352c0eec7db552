import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any of an element is in the viewport or within 200 px of it: `near` for now, `reached`
 * for now or at any time before.
 */
export function useNearViewport(ref: RefObject<Element | null>) {
  const [near, setNear] = useState(false);
  const [reached, setReached] = useState(false);
  if (near && !reached) setReached(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      // One call may report several changes; the last one is how it is now.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return { near, reached };
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any of an element is in the viewport or within `margin` px of it: `near` for now,
 * `reached` for now or at any time before.
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
    return () => observer.disconnect();
  }, [ref, margin]);
  return { near, reached };
}

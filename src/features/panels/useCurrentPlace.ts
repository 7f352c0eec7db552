import { useEffect, useState } from 'react';

/**
 * One is where this line runs through, at three tenths of the window's height: where eyes are while reading.
 * All that is above it counts, however far: a jump over everything changes something then too.
 */
const aboveLine = '1000000px 0px -70%';

/**
 * Which of the elements with these ids one has scrolled to: the last one that begins above the line, and
 * none before the first. Nothing is measured while scrolling.
 */
export function useCurrentPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // One text: the list is made anew each time.
  const known = ids.join(' ');
  useEffect(() => {
    const all = known.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(all.findLast((id) => begun.has(id)));
      },
      { rootMargin: aboveLine },
    );
    for (const id of all) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [known]);
  return current;
}

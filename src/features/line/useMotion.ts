import { type RefObject, useEffect } from 'react';

/** Bottles pass so fast: from one to the next, in ms. */
const bottleTime = 900;

/**
 * So many pictures of that: each is drawn anew by the main thread, which on a slow phone is then busy
 * when it is tapped. On a phone a bottle moves by less than half a pixel from one to the next.
 */
const bottleSteps = 20;

/**
 * Moves what is marked in a drawing, while `playing` only: `data-flow` runs along its dashes by as
 * many units in that time as it says, `data-blink` goes on and off. `key` changes with what is drawn.
 */
export function useMotion(drawing: RefObject<Element | null>, playing: boolean, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with the key
  useEffect(() => {
    if (!playing || !drawing.current) return;
    const animations = [
      ...Array.from(drawing.current.querySelectorAll<SVGElement>('[data-flow]'), (line) =>
        line.animate(
          { strokeDashoffset: [Number(line.dataset.flow), 0] },
          {
            duration: bottleTime,
            easing: `steps(${bottleSteps})`,
            iterations: Number.POSITIVE_INFINITY,
          },
        ),
      ),
      ...Array.from(drawing.current.querySelectorAll('[data-blink]'), (lamp) =>
        lamp.animate(
          { opacity: [1, 0.15] },
          {
            duration: bottleTime,
            direction: 'alternate',
            easing: 'steps(2, jump-none)',
            iterations: Number.POSITIVE_INFINITY,
          },
        ),
      ),
    ];
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [drawing, playing, key]);
}

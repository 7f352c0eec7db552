import { type RefObject, useEffect } from 'react';

/** The bars may take this share of the window's height; beyond it they scroll with the page. */
const largestShare = 1 / 3;

/**
 * Keeps the room for the fixed bars as large as the bars are. The stylesheet's own values are right
 * until text is much larger or wider than usual and the links wrap (WCAG 1.4.4, 1.4.12, 2.4.11).
 */
export function useRoomForBars(
  header: RefObject<HTMLElement | null>,
  footer: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!header.current || !footer.current) return;
    const [top, bottom] = [header.current, footer.current];
    const root = document.documentElement;
    const measure = () => {
      const heights = { '--header-room': top.offsetHeight, '--footer-room': bottom.offsetHeight };
      for (const [name, height] of Object.entries(heights)) {
        root.style.setProperty(name, `${height}px`);
      }
      const share = (top.offsetHeight + bottom.offsetHeight) / window.innerHeight;
      root.toggleAttribute('data-bars-scroll', share > largestShare);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(top);
    observer.observe(bottom);
    observer.observe(root);
    return () => observer.disconnect();
  }, [header, footer]);
}

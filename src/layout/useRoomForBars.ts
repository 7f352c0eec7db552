import { type RefObject, useEffect } from 'react';

/** The bars may take this share of the window's height; beyond it they scroll with the page. */
const largestShare = 1 / 3;

/**
 * Keeps the room that the shell leaves for the fixed bars as large as the bars are. The stylesheet's
 * own values are right until text is much larger or wider than usual and the links wrap (WCAG 1.4.4,
 * 1.4.12, 2.4.11).
 */
export function useRoomForBars(
  shell: RefObject<HTMLElement | null>,
  header: RefObject<HTMLElement | null>,
  footer: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!shell.current || !header.current || !footer.current) return;
    const [top, bottom] = [header.current, footer.current];
    const room = getComputedStyle(shell.current);
    const root = document.documentElement;
    const setRoom = (name: string, now: string, wanted: string) => {
      // Set to what it is, the browser would work out the style of every element once more.
      if (now !== wanted) root.style.setProperty(name, wanted);
    };
    const measure = () => {
      setRoom('--header-room', room.paddingTop, `${top.offsetHeight}px`);
      setRoom('--footer-room', room.paddingBottom, `${bottom.offsetHeight}px`);
      const share = (top.offsetHeight + bottom.offsetHeight) / window.innerHeight;
      root.toggleAttribute('data-bars-scroll', share > largestShare);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(top);
    observer.observe(bottom);
    observer.observe(root);
    return () => observer.disconnect();
  }, [shell, header, footer]);
}

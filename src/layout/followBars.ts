import { followOfficeHours } from '../features/office-hours/followOfficeHours';

/**
 * The bars may take this share of the window's height, which leaves the jumps of a page with panels room
 * within a third of it; beyond it the bars scroll with the page.
 */
const largestShare = 0.27;

/**
 * Keeps the padding for the fixed bars as large as the bars are, which stay as long as the page. The
 * stylesheet's own values hold until text is much larger or wider than usual and the links wrap
 * (WCAG 1.4.4, 1.4.12, 2.4.11).
 */
function followBarHeights(): void {
  const root = document.documentElement;
  const bars = [...document.querySelectorAll<HTMLElement>('header, footer')];
  const styles = getComputedStyle(root);
  const observer = new ResizeObserver(() => {
    let taken = 0;
    for (const { localName, offsetHeight } of bars) {
      const property = `--${localName}-height`;
      const height = `${offsetHeight}px`;
      // Even an unchanged custom property on the root makes the browser restyle every element.
      if (styles.getPropertyValue(property) !== height) root.style.setProperty(property, height);
      taken += offsetHeight;
    }
    root.toggleAttribute('data-bars-scroll', taken / innerHeight > largestShare);
  });
  for (const element of [...bars, root]) observer.observe(element);
}

/** Keeps what every page knows of its bars: how high they are, and whether the office is closed. */
export function followBars(): void {
  followBarHeights();
  followOfficeHours();
}

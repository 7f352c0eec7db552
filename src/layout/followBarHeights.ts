/**
 * The bars scroll with the page if they take more than this share of the window's height. With the
 * jumps of a page with panels they then take up to a third of it.
 */
const largestShare = 0.27;

/**
 * Keeps the padding for the fixed bars as large as the bars. The stylesheet's values are right
 * until text is so large or wide that the links wrap (WCAG 1.4.4, 1.4.12, 2.4.11).
 */
export function followBarHeights(): void {
  const root = document.documentElement;
  const bars = document.querySelectorAll<HTMLElement>('header, footer');
  const styles = getComputedStyle(root);
  function follow() {
    let taken = 0;
    for (const { localName, offsetHeight } of bars) {
      const property = `--${localName}-height`;
      const height = `${offsetHeight}px`;
      // Even an unchanged custom property on the root makes the browser restyle every element.
      if (styles.getPropertyValue(property) !== height) root.style.setProperty(property, height);
      taken += offsetHeight;
    }
    root.toggleAttribute('data-bars-scroll', taken / innerHeight > largestShare);
  }
  // In a task of its own: WebKit reports an error where an observer changes what is observed.
  const observer = new ResizeObserver(() => setTimeout(follow));
  for (const element of [...bars, root]) observer.observe(element);
}

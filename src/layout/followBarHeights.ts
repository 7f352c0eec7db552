/**
 * The bars may take this share of the window's height, which leaves the jumps of a page with panels room
 * within a third of it; beyond it the bars scroll with the page.
 */
const largestShare = 0.27;

/**
 * Keeps the padding for the fixed bars as large as the bars are; returns what ends that. The
 * stylesheet's own values hold until text is much larger or wider than usual and the links wrap
 * (WCAG 1.4.4, 1.4.12, 2.4.11).
 */
export function followBarHeights(): (() => void) | undefined {
  const root = document.documentElement;
  const header = document.querySelector('header');
  const footer = document.querySelector('footer');
  if (!header || !footer) return undefined;
  const padding = getComputedStyle(header.parentElement ?? root);
  const setHeight = (property: string, current: string, height: string) => {
    // Even an unchanged custom property on the root makes the browser restyle every element.
    if (current !== height) root.style.setProperty(property, height);
  };
  const measure = () => {
    setHeight('--header-height', padding.paddingTop, `${header.offsetHeight}px`);
    setHeight('--footer-height', padding.paddingBottom, `${footer.offsetHeight}px`);
    const share = (header.offsetHeight + footer.offsetHeight) / window.innerHeight;
    root.toggleAttribute('data-bars-scroll', share > largestShare);
  };
  const observer = new ResizeObserver(measure);
  for (const element of [header, footer, root]) observer.observe(element);
  return () => observer.disconnect();
}

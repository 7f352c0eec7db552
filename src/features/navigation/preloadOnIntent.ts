import type { PreloadPage } from './openPage';
import { pageLinkOf } from './pageLink';

/** Loads a page's code ahead once a link to it is pointed at, by touch too, or has focus. */
export function preloadOnIntent(preload: PreloadPage): void {
  const preloadLink = (event: Event) => {
    const link = pageLinkOf(event);
    // A failure shows when the link is followed.
    if (link) preload(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, preloadLink, { passive: true });
}

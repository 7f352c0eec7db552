import type { PreloadPage } from './aroundNav';

/** Loads a page's code ahead once a link to it is pointed at, focused or touched. */
export function preloadOnIntent(preload: PreloadPage): void {
  const preloadLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    // A link that saves a file leads to no page.
    if (!link || link.download || link.origin !== window.location.origin) return;
    // A failure shows when the link is followed.
    preload(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preloadLink, { passive: true });
}

import { pageLinkOf } from './pageLink';

/** Loads the code of the page at a path. Rejects where the network fails. */
export type PreloadPage = (pathname: string) => Promise<unknown>;

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

import { routeAt } from '../../routes';

/** The link to a programmed page of the site that an event happened on, or undefined. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.download || link.origin !== window.location.origin) return;
  return routeAt(link.pathname).id === 'notFound' ? undefined : link;
}

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

import { routeAt } from '../../routes';
import type { OpenPage, PreloadPage } from './openPage';

/** The link to a programmed page of the site that an event happened on, or undefined. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.download || link.origin !== window.location.origin) return;
  return routeAt(link.pathname).id === 'notFound' ? undefined : link;
}

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

/**
 * Has the router open the pages that plain links lead to, from now on; returns what ends that. To
 * the browser are left links to a place on the page (`#`), to files and other sites, and those that
 * are opened in another tab or window.
 */
export function followLinks(openPage: OpenPage): () => void {
  const follow = (event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = pageLinkOf(event);
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    openPage(link);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

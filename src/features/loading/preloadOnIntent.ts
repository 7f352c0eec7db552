import { routeAt } from '../../routes';
import { pageLinkOf } from './pageLink';
import { prefetchOnIntent } from './prefetchOnIntent';

/** Loads the code of the page at a path. Rejects where the network fails. */
export type PreloadPage = (pathname: string) => Promise<unknown>;

/**
 * Loads a page ahead once a link to it is pointed at, by touch too, or has focus: the code of a
 * programmed one, and a written one as it is.
 */
export function preloadOnIntent(preload: PreloadPage): void {
  const preloadLink = (event: Event) => {
    const link = pageLinkOf(event);
    // A failure shows when the link is followed.
    if (link) preload(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, preloadLink, { passive: true });
  prefetchOnIntent(({ pathname }) => routeAt(pathname).id === 'notFound');
}

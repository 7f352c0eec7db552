import { navigate } from 'wouter/use-browser-location';
import { routeAt } from '../../routes';
import { saveScrollPosition } from '../history/historyEntry';
import { focusHashTarget, focusHeading } from './focusTarget';

/** Loads the code of the page at a path. Rejects where the network fails. */
export type PreloadPage = (pathname: string) => Promise<unknown>;

/** Opens the page of a followed link; false where the browser has to follow it. */
export type OpenPage = (link: HTMLAnchorElement) => boolean;

/** Whether a link leads to a programmed page of the site. */
export const leadsToPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && routeAt(pathname).id !== 'notFound';

/** Navigates, or loads the page where Safari refuses to change the history (100 times in 30 s). */
function navigateOrLoad(url: URL): void {
  saveScrollPosition();
  try {
    navigate(url);
  } catch {
    window.location.assign(url);
  }
}

/** Follows a link to the page that is shown: its place, its query, or its top. */
function navigateOnPage(url: URL): void {
  const { location } = window;
  const isNewHash = url.hash && url.hash !== location.hash;
  if (isNewHash && url.search === location.search) location.hash = url.hash;
  else {
    if (url.href !== location.href) navigateOrLoad(url);
    // The browser says nothing of a hash that was there already, but a closed panel may have to
    // open.
    if (url.hash) window.dispatchEvent(new Event('hashchange'));
  }
  if (!focusHashTarget()) focusHeading(0);
}

/**
 * Returns a function that opens the page of a followed link: the old page is shown, with the link
 * dim, until the code of the new one is loaded. The newest link wins, however late the code of an
 * older one's page arrives; a page whose code cannot be loaded is left to the browser, which shows
 * the error.
 */
export function createOpenPage(preload: PreloadPage): OpenPage {
  let newest: HTMLAnchorElement | undefined;
  /** Marks this link as the one that waits, and no other. */
  function waitFor(link: HTMLAnchorElement | undefined) {
    newest?.removeAttribute('data-waiting');
    newest = link;
    newest?.setAttribute('data-waiting', '');
  }
  window.addEventListener('popstate', () => waitFor(undefined));

  return (link) => {
    const isOpened = leadsToPage(link) && !link.getAttribute('href')?.startsWith('#');
    const url = new URL(link.href);
    const isShown = url.pathname === window.location.pathname;
    // Any link that is followed is the newest, also by the browser.
    waitFor(isOpened && !isShown ? link : undefined);
    if (!isOpened) return false;
    if (isShown) {
      navigateOnPage(url);
      return true;
    }
    const openBy = (open: (url: URL) => void) => () => {
      if (link !== newest) return;
      waitFor(undefined);
      open(url);
    };
    preload(url.pathname).then(
      // After the paint that answers the tap: the link is dim.
      () => requestAnimationFrame(() => setTimeout(openBy(navigateOrLoad))),
      openBy((page) => window.location.assign(page)),
    );
    return true;
  };
}

import { navigate } from 'wouter/use-browser-location';
import { saveScrollPosition } from '../history/scrollPosition';
import { focusHashTarget, focusHeading } from './focusTarget';

/** Loads the code of the page at a path. Rejects where the network fails. */
export type PreloadPage = (pathname: string) => Promise<unknown>;

/** Opens the page of the site that a link leads to. */
export type OpenPage = (link: HTMLAnchorElement) => void;

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
  const hashAlone = url.search === location.search && url.hash;
  if (hashAlone && url.hash !== location.hash) {
    location.hash = url.hash;
    focusHashTarget();
    return;
  }
  if (url.href !== location.href) navigateOrLoad(url);
  if (!url.hash) {
    focusHeading(0);
    return;
  }
  // The browser says nothing of a hash that was there already, but a closed panel may have to open.
  window.dispatchEvent(new Event('hashchange'));
  focusHashTarget();
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
  // Any link that is clicked is the newest, also one that the browser follows.
  const forgetOlder = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) waitFor(undefined);
  };
  document.addEventListener('click', forgetOlder, { capture: true });

  return (link) => {
    const url = new URL(link.href);
    if (url.pathname === window.location.pathname) {
      navigateOnPage(url);
      return;
    }
    waitFor(link);
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
  };
}

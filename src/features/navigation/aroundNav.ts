import type { AroundNavHandler } from 'wouter';
import { focusHashTarget, focusHeading } from './focusTarget';
import { withPageTransition } from './pageTransition';
import { saveScrollPosition } from './scrollPosition';

/** Loads the code of the page at a path. Rejects where the network fails. */
export type PreloadPage = (pathname: string) => Promise<void>;

type Navigate = () => void;

/** Navigates, or loads the page where Safari refuses to change the history (100 times in 30 s). */
function navigateOrLoad(navigate: Navigate, url: URL): void {
  saveScrollPosition();
  try {
    navigate();
  } catch {
    window.location.assign(url);
  }
}

/** Follows a link to the page that is shown: its place, its query, or its top. */
function navigateOnPage(navigate: Navigate, url: URL): void {
  const { location } = window;
  const hashAlone = url.search === location.search && url.hash;
  if (hashAlone && url.hash !== location.hash) {
    location.hash = url.hash;
    focusHashTarget();
    return;
  }
  if (url.href !== location.href) navigateOrLoad(navigate, url);
  if (!url.hash) {
    focusHeading(0);
    return;
  }
  // The browser says nothing of a hash that was there already, but a closed panel may have to open.
  window.dispatchEvent(new Event('hashchange'));
  focusHashTarget();
}

/**
 * What happens around each navigation of the router (wouter's `aroundNav`): the old page is shown
 * until the code of the new one is loaded. The newest navigation wins, however late the code of an
 * older one arrives; a page whose code cannot be loaded is left to the browser, which shows what is
 * wrong. `transitions`: whether the old page fades into the new one.
 */
export function createAroundNav(
  preload: PreloadPage,
  { transitions }: { transitions: boolean },
): AroundNavHandler {
  let newest = 0;
  window.addEventListener('popstate', () => {
    newest += 1;
  });

  return (navigate, to, options) => {
    const url = new URL(to, window.location.href);
    newest += 1;
    const current = newest;
    const go = () => navigate(to, options);
    if (url.pathname === window.location.pathname) {
      navigateOnPage(go, url);
      return;
    }
    const unlessNewer = (action: () => void) => () => {
      if (current === newest) action();
    };
    const showPage = unlessNewer(() => navigateOrLoad(go, url));
    preload(url.pathname).then(
      unlessNewer(() => (transitions ? withPageTransition(showPage) : showPage())),
      unlessNewer(() => window.location.assign(url)),
    );
  };
}

import { flushSync } from 'react-dom';
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
 * Where a page fades into the next one (`page-transition.css`): not for who asks for reduced motion, and
 * not by touch, as drawing both pages puts the next one off by 0.1 s on a phone.
 */
const fades = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/** Shows the next page, faded in or else after the paint that answers the tap (the link is dim). */
function fadeInto(showPage: () => void): void {
  if (!document.startViewTransition || !window.matchMedia(fades).matches) {
    requestAnimationFrame(() => setTimeout(showPage));
    return;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(showPage));
  // They reject where a newer page or a hidden tab cuts the fade short; the page is shown anyway.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
}

/**
 * What opens the page of a link that is followed: the old page is shown, with the link dim, until the
 * code of the new one is loaded. The newest link wins, however late the code of an older one's page
 * arrives; a page whose code cannot be loaded is left to the browser, which shows what is wrong.
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
  // A link that the browser follows itself is newer too; one to a page of the router waits from below on.
  const noteLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) waitFor(undefined);
  };
  document.addEventListener('click', noteLink, { capture: true });

  return (link) => {
    const url = new URL(link.href);
    if (url.pathname === window.location.pathname) {
      navigateOnPage(url);
      return;
    }
    waitFor(link);
    const answerWith = (show: (url: URL) => void) => () => {
      if (link !== newest) return;
      waitFor(undefined);
      show(url);
    };
    preload(url.pathname).then(
      () => {
        if (link === newest) fadeInto(answerWith(navigateOrLoad));
      },
      answerWith((url) => window.location.assign(url)),
    );
  };
}

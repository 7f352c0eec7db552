import { startTransition } from 'react';
import type { AroundNavHandler } from 'wouter';
import { App } from './App';
import { arriveAt } from './features/navigation/arriveAt';
import { fadeInto } from './features/navigation/fadeInto';
import { type FetchedPage, fetchedPage } from './features/navigation/fetchedPage';
import { scrollMemory } from './features/navigation/scrollMemory';
import { type RouteId, routeAt } from './routes';

/** A browser loads no page's code but the one it shows. */
const pages: Record<RouteId, FetchedPage> = {
  home: fetchedPage(async () => (await import('./pages/HomePage')).HomePage),
  about: fetchedPage(async () => (await import('./pages/AboutPage')).AboutPage),
  contact: fetchedPage(async () => (await import('./pages/ContactPage')).ContactPage),
  technologies: fetchedPage(
    async () => (await import('./pages/TechnologiesPage')).TechnologiesPage,
  ),
  itsolutions: fetchedPage(async () => (await import('./pages/ItSolutionsPage')).ItSolutionsPage),
  siemens: fetchedPage(async () => (await import('./pages/SiemensPage')).SiemensPage),
  notFound: fetchedPage(async () => (await import('./pages/NotFoundPage')).NotFoundPage),
};

/** Fetches the code of the page a link leads to. Rejects where the network does. */
async function fetchPage(href: string): Promise<void> {
  const { pathname } = new URL(href, window.location.href);
  await pages[routeAt(pathname).id].fetch();
}

/** Counts navigations, so that a page which arrives late does not undo a newer one. */
let newest = 0;

/**
 * Shows the old page until the new one's code is there. A link to a place on the same page is left
 * to the browser, and so is a page whose code cannot be fetched: it says best what is wrong.
 */
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { pathname, search, hash } = new URL(to, window.location.href);
  newest += 1;
  if (pathname === window.location.pathname) {
    if (!hash && search !== window.location.search) {
      navigate(to, options);
      // What reads the address, as the finder does, follows it like on Back.
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    if (!hash) arriveAt(0);
    // Going to where one is already is no change to the browser, but a closed panel may open.
    else if (hash === window.location.hash) window.dispatchEvent(new Event('hashchange'));
    else window.location.hash = hash;
    return;
  }
  const mine = newest;
  const unlessNewer = (go: () => void) => () => {
    if (mine === newest) go();
  };
  fetchPage(to).then(
    unlessNewer(() => fadeInto(unlessNewer(() => navigate(to, options)))),
    unlessNewer(() => window.location.assign(to)),
  );
};

/** Fetches a page ahead once its link is pointed at, focused or touched. */
function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  // A file to save is no page.
  if (!link || link.download || link.origin !== window.location.origin) return;
  // Only ahead of time: a failure shows when the link is followed.
  fetchPage(link.href).catch(() => {});
}

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(type, fetchAhead, { passive: true });
}
window.addEventListener('popstate', () => {
  newest += 1;
});
scrollMemory.follow();

function start({ createRoot, hydrateRoot }: typeof import('react-dom/client')): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  const app = <App pages={pages} aroundNav={aroundNav} />;
  // `parcel serve` sends the bare template; the build has rendered the page into it.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Without its code the page stays as it was rendered: whole, with links and form of its own. */
function leaveAsRendered(): void {}

const fetched = fetchPage(window.location.href);
fetched.catch(leaveAsRendered);
// In a task of its own, while the page's code is on its way: an import would run React together
// with everything else in this bundle, and nobody's tap would get in between.
setTimeout(() => {
  const reactDom: typeof import('react-dom/client') = require('react-dom/client');
  fetched.then(() => start(reactDom), leaveAsRendered);
});

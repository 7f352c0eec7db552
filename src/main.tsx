import { type ComponentType, lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AroundNavHandler } from 'wouter';
import { App, type Pages } from './App';
import { arriveAt } from './lib/arriveAt';
import { scrollMemory } from './lib/scrollMemory';
import { type RouteId, routeAt } from './routes';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Each page's code is a chunk of its own: a browser loads no page's code but the one it shows. */
const loaders: Record<RouteId, LoadPage> = {
  home: async () => ({ default: (await import('./pages/HomePage')).HomePage }),
  about: async () => ({ default: (await import('./pages/AboutPage')).AboutPage }),
  contact: async () => ({ default: (await import('./pages/ContactPage')).ContactPage }),
  technologies: async () => ({
    default: (await import('./pages/TechnologiesPage')).TechnologiesPage,
  }),
  itsolutions: async () => ({
    default: (await import('./pages/ItSolutionsPage')).ItSolutionsPage,
  }),
  siemens: async () => ({ default: (await import('./pages/SiemensPage')).SiemensPage }),
  notFound: async () => ({ default: (await import('./pages/NotFoundPage')).NotFoundPage }),
};

const pages: Pages = {
  home: lazy(loaders.home),
  about: lazy(loaders.about),
  contact: lazy(loaders.contact),
  technologies: lazy(loaders.technologies),
  itsolutions: lazy(loaders.itsolutions),
  siemens: lazy(loaders.siemens),
  notFound: lazy(loaders.notFound),
};

/** Fetches the code of the page a link leads to. Rejects where the network does. */
async function fetchPage(href: string): Promise<void> {
  const { pathname } = new URL(href, window.location.href);
  await loaders[routeAt(pathname).id]();
}

/** Counts navigations, so that a page which arrives late does not undo a newer one. */
let newest = 0;

/**
 * Shows the old page until the new one's code is there. A link to a place on the same page is left
 * to the browser, and so is a page whose code cannot be fetched: it says best what is wrong.
 */
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { pathname, hash } = new URL(to, window.location.href);
  newest += 1;
  if (pathname === window.location.pathname) {
    if (!hash) arriveAt(0);
    // Going to where one is already is no change to the browser, but a closed panel may open.
    else if (hash === window.location.hash) window.dispatchEvent(new Event('hashchange'));
    else window.location.hash = hash;
    return;
  }
  const mine = newest;
  fetchPage(to).then(
    () => mine === newest && navigate(to, options),
    () => mine === newest && window.location.assign(to),
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

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  const app = <App pages={pages} aroundNav={aroundNav} />;
  // `parcel serve` sends the bare template; the build has rendered the page into it.
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Without its code the page stays as it was rendered: whole, with links and form of its own. */
function leaveAsRendered(): void {}

fetchPage(window.location.href).then(start, leaveAsRendered);

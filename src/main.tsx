import { type ComponentType, lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AroundNavHandler } from 'wouter';
import { App, type Pages } from './App';
import { scrollPositions } from './lib/scrollPositions';
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

/**
 * Shows the old page until the new one's code is there. A link to a place on the same page is left
 * to the browser, and so is a page whose code cannot be fetched: it says best what is wrong.
 */
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { pathname, hash } = new URL(to, window.location.href);
  if (pathname === window.location.pathname && hash) {
    window.location.hash = hash;
    return;
  }
  fetchPage(to).then(
    () => navigate(to, { ...options, state: scrollPositions.newEntry() }),
    () => window.location.assign(to),
  );
};

/** Fetches a page ahead once its link is pointed at, focused or touched. */
function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== window.location.origin) return;
  // Only ahead of time: a failure shows when the link is followed.
  fetchPage(link.href).catch(() => {});
}

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(type, fetchAhead, { passive: true });
}
scrollPositions.follow();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const app = <App pages={pages} aroundNav={aroundNav} />;
// `parcel serve` sends the bare template; the build has rendered the page into it.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

import { startTransition } from 'react';
import site from '#content/site';
import { App } from './App';
import { directionOf } from './content/direction';
import { replaceUrl, trackScrollPosition } from './features/history/historyEntry';
import { noteEarlyInput } from './features/loading/earlyInput';
import { hasStylesFor, loadSiteStyles, noteOwnPage } from './features/loading/siteStyles';
import { preloadOnIntent } from './features/navigation/followLinks';
import { createOpenPage } from './features/navigation/openPage';
import { pages } from './pages';
import { notFoundRoute, routeAt } from './routes';

/** Loads the code and the rules that the page at a path needs. Rejects where the network fails. */
function preload(pathname: string): Promise<unknown> {
  const { id, path } = routeAt(pathname);
  return Promise.all([hasStylesFor(path) || loadSiteStyles(), pages[id].preload()]);
}

type ReactDom = typeof import('react-dom/client');

/** Starts the page at the address, or at a `path` of its own. */
function start(path: string): void {
  // Here, not with the rest of this bundle: both would be one long task, which answers no tap.
  const { createRoot, hydrateRoot }: ReactDom = require('react-dom/client');
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  const app = path ? <App path={path} /> : <App openPage={createOpenPage(preload)} />;
  // `parcel serve` sends the bare template; the build has rendered the page into it.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Takes over the page, all of whose HTML is there. */
async function takeOver(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const route = routeAt(pathname);
  // Under `npm start` all pages have one template, which knows no language.
  if (process.env.NODE_ENV !== 'production') {
    const { language } = site;
    Object.assign(document.documentElement, { lang: language, dir: directionOf(language) ?? '' });
    // Written pages have no file: the one at the address, if there is one.
    if (route === notFoundRoute && (await (await import('./showWritten')).showWritten())) return;
  }
  const served = noteOwnPage() ?? route.path;
  // Back before this script is there has changed `location`.
  const [load] = performance.getEntriesByType('navigation');
  const asked = load ? routeAt(new URL(load.name).pathname) : route;
  // In an archive or behind a proxy a page stays, and the browser follows its links. Only Not Found
  // makes way for a page that the site knows.
  const own = [asked, route, notFoundRoute].some(({ path }) => path === served) ? '' : served;
  if (!own && route !== notFoundRoute && route.path !== pathname) {
    const address = route.path + search + hash;
    if (served === notFoundRoute.path) return window.location.replace(address);
    replaceUrl(address);
  }
  noteEarlyInput();
  if (!own) preloadOnIntent(preload);
  trackScrollPosition();
  await preload(own || pathname);
  await new Promise((resolve) => setTimeout(resolve));
  start(own);
}

/** Without its code, or where that fails, the page stays whole, with native links and form. */
const begin = () =>
  takeOver().catch((error: unknown) => {
    window.releaseClicks?.();
    throw error;
  });

// Code from the cache may be there before the end of the HTML, of which React needs all.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();

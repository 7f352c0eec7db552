import { startTransition } from 'react';
import site from '#content/site';
import { App } from './App';
import { trackScrollPosition } from './features/history/scrollPosition';
import { noteEarlyInput } from './features/loading/earlyInput';
import { hasStylesFor, loadSiteStyles, noteOwnStyles } from './features/loading/siteStyles';
import { preloadOnIntent } from './features/navigation/followLinks';
import { createOpenPage } from './features/navigation/openPage';
import { pages } from './pages';
import { routeAt } from './routes';

/** Loads the code and the rules that the page at a path needs. Rejects where the network fails. */
const preload = (pathname: string): Promise<unknown> =>
  Promise.all([hasStylesFor(pathname) || loadSiteStyles(), pages[routeAt(pathname).id].preload()]);

type ReactDom = typeof import('react-dom/client');

function start(): void {
  // Here, not with the rest of this bundle: both would be one long task, which answers no tap.
  const { createRoot, hydrateRoot }: ReactDom = require('react-dom/client');
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  const app = <App openPage={createOpenPage(preload)} />;
  // `parcel serve` sends the bare template; the build has rendered the page into it.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else {
    document.documentElement.lang = site.language;
    createRoot(root).render(app);
  }
}

/** Takes over the page, all of whose HTML is there. */
async function takeOver(): Promise<void> {
  const { pathname } = window.location;
  // Under `npm start` pages have no files: the written page at the address, if there is one.
  if (process.env.NODE_ENV !== 'production' && routeAt(pathname).id === 'notFound') {
    const { showWritten } = await import('./showWritten');
    if (await showWritten()) return;
  }
  noteOwnStyles();
  noteEarlyInput();
  preloadOnIntent(preload);
  trackScrollPosition();
  // Without its code the page stays as it was rendered: whole, with native links and form.
  preload(pathname).then(() => setTimeout(start), window.releaseClicks);
}

// Code from the cache may be there before the end of the HTML, of which React needs all.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver);
else takeOver();

import { startTransition } from 'react';
import site from '#content/site';
import { App } from './App';
import { isNeedlesslyEscaped, withoutNeedlessEscapes } from './content/canonicalPath';
import { trackScrollPosition } from './features/history/scrollPosition';
import { noteEarlyInput } from './features/loading/earlyInput';
import { hasStylesFor, loadSiteStyles, noteOwnStyles } from './features/loading/siteStyles';
import { preloadOnIntent } from './features/navigation/followLinks';
import { createOpenPage } from './features/navigation/openPage';
import { pages } from './pages';
import { routeAt } from './routes';

/** Loads all that the page at a path needs. Rejects where the network fails. */
const preload = (pathname: string): Promise<unknown> =>
  Promise.all([hasStylesFor(pathname) || loadSiteStyles(), pages[routeAt(pathname).id].preload()]);

type ReactDom = typeof import('react-dom/client');

function start(): void {
  // Run here, not with the rest of this bundle: both would be one long task, in which no tap is
  // answered.
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
  const { pathname, search, hash } = window.location;
  if (isNeedlesslyEscaped(pathname)) {
    // Some hosts have a page there, which the list of pages does not know by this address.
    window.location.replace(withoutNeedlessEscapes(pathname) + search + hash);
    return;
  }
  // Under `npm start`, which has no files of pages: the written page at the address, if there is one.
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

// Code that is kept from an earlier visit is there before the end of a page on a slow line, and React
// would take what has not come yet for a mistake.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver);
else takeOver();

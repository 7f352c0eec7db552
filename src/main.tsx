import { startTransition } from 'react';
import { App } from './App';
import { fetchPrintSheetOnInput } from './features/navigation/fetchPrintSheet';
import { beginUse } from './features/navigation/firstUse';
import { layOutRest } from './features/navigation/layOutRest';
import { createOpenPage, type OpenPage, type PreloadPage } from './features/navigation/openPage';
import { canAffordPageTransitions } from './features/navigation/pageTransition';
import { preloadOnIntent } from './features/navigation/preloadOnIntent';
import { listenToEventsInUse } from './features/navigation/reactEvents';
import { replayEarlyTaps } from './features/navigation/replayEarlyTaps';
import { trackScrollPosition } from './features/navigation/scrollPosition';
import { loadSiteStyles, loadSiteStylesOnInput } from './features/navigation/siteStyles';
import { pages, preloadWhole } from './pages';
import { routeAt } from './routes';

/** The page that is shown brought its own styles along; another one needs the others. */
const preload: PreloadPage = async (pathname) => {
  // Back to this page renders it anew, also the parts whose HTML came with it. No link waits for that.
  preloadWhole(routeAt(window.location.pathname).id).catch(() => {});
  await Promise.all([preloadWhole(routeAt(pathname).id), loadSiteStyles()]);
};

type ReactDom = typeof import('react-dom/client');

function renderApp({ createRoot, hydrateRoot }: ReactDom, openPage: OpenPage): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  listenToEventsInUse(root);
  const app = <App openPage={openPage} />;
  // `parcel serve` sends the bare template; the build has rendered the page into it.
  if (root.hasChildNodes()) {
    startTransition(() => void hydrateRoot(root, app));
    linkManifest();
    layOutRest();
  } else {
    beginUse();
    createRoot(root).render(app);
  }
  replayEarlyTaps();
}

/** In the page's head it would share the line with what is seen first. */
function linkManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' }));
}

/** Without its code the page stays as it was rendered: whole, with native links and form. */
function keepPrerenderedPage(): void {}

preloadOnIntent(preload);
trackScrollPosition();
loadSiteStylesOnInput();
fetchPrintSheetOnInput();
const firstPage = pages[routeAt(window.location.pathname).id].preload();
firstPage.catch(keepPrerenderedPage);
// React starts in a task of its own, after the rest of this bundle: an `import` would run both as
// one long task, in which no tap is answered.
setTimeout(() => {
  const start = performance.now();
  const reactDom: ReactDom = require('react-dom/client');
  const transitions = canAffordPageTransitions(performance.now() - start);
  const openPage = createOpenPage(preload, { transitions });
  firstPage.then(() => renderApp(reactDom, openPage), keepPrerenderedPage);
});

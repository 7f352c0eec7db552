import { StrictMode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { bringBackEarlyInput } from './features/loading/earlyInput';
import { hasStylesFor, loadSiteStyles } from './features/loading/siteStyles';
import { followLinks } from './features/navigation/followLinks';
import type { OpenPage } from './features/navigation/openPage';
import { useRouteFocus } from './features/navigation/useRouteFocus';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { PageShell } from './layout/PageShell';
import { pages } from './pages';
import { type Route, routeAt } from './routes';

type AppProps = {
  /** The path to render in place of the one in the address bar: while prerendering. */
  path?: string | undefined;
  /** Opens the page that a link leads to, once the page listens. */
  openPage?: OpenPage | undefined;
};

/** The site, the same for browser and prerender. */
export function App({ path, openPage }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router {...(path && { ssrPath: path, ssrSearch: '' })}>
          <PageAtAddress path={path} openPage={openPage} />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}

function PageAtAddress({ path, openPage }: AppProps) {
  const [location] = useLocation();
  const route = routeAt(path ?? location);
  return (
    <PageShell address={route.id === 'notFound' ? undefined : route.path}>
      <Suspense>
        <CurrentPage route={route} openPage={openPage} />
      </Suspense>
    </PageShell>
  );
}

type CurrentPageProps = Pick<AppProps, 'openPage'> & { route: Route };

/** The page of a route. Links are followed once it is hydrated: its HTML must be this page's. */
function CurrentPage({ route, openPage }: CurrentPageProps) {
  // After Back to a page that was shown before a reload.
  if (!hasStylesFor(route.path)) use(loadSiteStyles());
  useRouteFocus(route);
  useLayoutEffect(bringBackEarlyInput, []);
  useEffect(() => {
    const stopFollowing = openPage && followLinks(openPage);
    // React answers no click from within an effect.
    queueMicrotask(() => window.releaseClicks?.());
    return stopFollowing;
  }, [openPage]);
  const Page = pages[route.id];
  return (
    <ErrorBoundary key={route.path}>
      <Page />
    </ErrorBoundary>
  );
}

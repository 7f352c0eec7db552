import { StrictMode, Suspense } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { useRouteFocus } from './features/navigation/useRouteFocus';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { PageShell } from './layout/PageShell';
import { pages } from './pages';
import { routeAt } from './routes';

type AppProps = {
  /** The path to render where there is no address bar: while prerendering. */
  path?: string;
  /** What happens around a navigation, such as waiting for the next page's code. */
  aroundNav?: AroundNavHandler;
};

/** The site, the same for browser and prerender. */
export function App({ path, aroundNav }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router {...(path && { ssrPath: path, ssrSearch: '' })} {...(aroundNav && { aroundNav })}>
          <PageShell>
            <Suspense>
              <CurrentPage />
            </Suspense>
          </PageShell>
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}

function CurrentPage() {
  const [location] = useLocation();
  const route = routeAt(location);
  const Page = pages[route.id];
  useRouteFocus(route);
  return (
    <ErrorBoundary key={route.id}>
      <Page />
    </ErrorBoundary>
  );
}

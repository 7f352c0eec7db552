import { type ComponentType, Suspense } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { usePageArrival } from './features/navigation/usePageArrival';
import { PageShell } from './layout/PageShell';
import { type RouteId, routeAt } from './routes';

/** A page for every entry of the list of routes: the compiler names what is missing. */
export type Pages = Record<RouteId, ComponentType>;

type AppProps = {
  pages: Pages;
  /** The address to render, where there is no address bar: while prerendering. */
  path?: string;
  /** What happens around a navigation, such as waiting for the next page's code. */
  aroundNav?: AroundNavHandler;
};

/** The site. Browser and prerender differ only in how its pages are imported. */
export function App({ pages, path, aroundNav }: AppProps) {
  return (
    <Router {...(path && { ssrPath: path })} {...(aroundNav && { aroundNav })}>
      <PageShell>
        <Suspense>
          <CurrentPage pages={pages} />
        </Suspense>
      </PageShell>
    </Router>
  );
}

function CurrentPage({ pages }: { pages: Pages }) {
  const [location] = useLocation();
  const route = routeAt(location);
  const Page = pages[route.id];
  usePageArrival(route);
  return <Page key={route.id} />;
}
